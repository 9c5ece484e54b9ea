/**
 * The words by which a sentence that no pattern fits may still be known for a question: for each intent, words of
 * seven languages by how much they tell. Stems end with `*`; `_` joins words that count only together.
 */
import type { Intent } from "./intents.js";

/** Words that tell enough, that tell much, and that tell a little. */
type Telling = readonly [enough: string, much: string, little: string];

const powers =
  "austria* england english france french german* italy italian* russia* turkey turkish others everybody everyone anyone neighbour* neighbor* opponents gegner allemagne angleterre autriche italie russie turquie alemania inglaterra francia italia rusia turquia germania inghilterra duitsland engeland frankrijk oostenrijk";

/** What sentences without any other sign may ask about. */
export const topicWords: Partial<Readonly<Record<Intent, Telling>>> = {
  price: [
    "adverts ads advert* advertis* advertising subscription donat* membership_fee free_of_charge werbung publicite publicidad pubblicita",
    "catch cost costs money",
    "free show pay",
  ],
  about: [
    "what_is_this what_s_this who_are_you heard_about_you heard_of_you told_me_about_you by_e_mail_game play_by_mail play_by_e_mail diplomacy_by_e_mail diplomacy_by_mail played_by_e_mail played_by_mail",
    "diplomacy explain curious interested mentioned",
    "mail e_mail email game is_that_you",
  ],
  games: [
    "which_games what_games games_are games_running games_open open_games running_games list_of_games games_going any_games games_could games_can",
    "games",
    "which what list show know get_into",
  ],
  host: [
    "own_game set_up_a_game start_a_game organise_a_game run_a_game game_of_my_own game_of_our_own new_game_for ein_spiel_leiten organiser_une_partie organizar_una_partida organizzare_una_partita",
    "host organise organize",
    "friends colleagues club group set_up start",
  ],
  watch: [
    "look_on onlooker* spectat* watch_a watch_the zuschauen zusehen regarder_une guardare_una mirar_una toekijken",
    "watch watching observe observing",
    "game results only",
  ],
  begin: [
    "when_we_start* when_do_we_start when_does_it_start when_it_starts get_started kick_off start_date",
    "begin beginning begins starts started",
    "when game wait waiting",
  ],
  safety: [
    "safe_for years_old age_limit under_age too_young old_enough",
    "child children kid kids",
    "my safe allowed play",
  ],
  privacy: [
    "my_address_safe gdpr privacy personal_data datenschutz",
    "private data",
    "address who see my",
  ],
  "which-power": [
    "which_country_is which_power_is best_country best_power easiest_country easiest_power good_country country_for_a_beginner power_for_a_beginner any_tips",
    "tips advice recommend suggest",
    "country power best easy beginner which",
  ],
  settings: [
    "house_rules game_settings",
    "settings configuration configure",
    "game change list show",
  ],
  players: ["who_plays wer_spielt qui_joue quien_juega chi_gioca wie_speelt", "", ""],
  deadline: [
    "deadline* abgabeschluss abgabetermin abgabefrist frist echeance scadenza plazo deadlines inlevertermijn prazo date_limite fecha_limite time_left",
    "due bis_wann jusqu_quand hasta_cuando entro_quando tot_wanneer",
    "when time hours days wann quand cuando quando wanneer today tonight heure hora ora",
  ],
  received: [
    "acknowledg* receipt empfangsbestatigung eingangsbestatigung accuse_reception ontvangstbevestiging received go_through go_thru went_through went_thru come_through came_through get_through got_through erhalten angekommen ontvangen ricevut* recibid* recus recues",
    "sent mailed submitted geschickt abgeschickt envoye* enviad* enviado mandat* inviat* verstuurd gestuurd arrive* arrived llegad* arrivat* orders moves befehle zuge ordres ordenes ordini",
    "my mail email twice yet already did mes mis miei meine mijn",
  ],
  peek: [
    "everybody_s_orders everyone_s_orders others_orders",
    "has_ordered have_ordered is_ordering has_submitted given_orders",
    `see orders moves given look know befehle ordres ordenes ordini ${powers}`,
  ],
  late: [
    "hand_in handed_in who_is_missing still_missing who_is_late slowpoke*",
    "late missing waiting fehlen fehlt manque* falta* manca*",
    "who still orders neighbour* others players",
  ],
  map: [
    "map maps karte landkarte spielbrett carte plateau mapa tablero mappa cartina kaart pic pics picture drawing",
    "image board bild",
    "see send show look",
  ],
  login: [
    "install download software log_in login logon log_on sign_in account username einloggen anmelden connecter connexion iniciar_sesion accedere inloggen app website web_site",
    "register registration",
    "password cant where",
  ],
  messages: [
    "written_to_me write_to_me messages_for_me mail_for_me answered_me replied_to_me messages_did_i inbox my_messages messages_so_far mir_geschrieben m_a_ecrit",
    "",
    "",
  ],
  press: [
    "nachricht* mensaje* messaggi* mensagem* negotiat* verhandeln negocier negociar negoziare talk_to speak_to write_to chat",
    "message* contact* tell reach schreiben ecrire escribir scrivere schrijven parler hablar parlare reden sprechen praten",
    `send ${powers} player players`,
  ],
  happened: [
    "results ergebnis* resultat* resultad* risultat* uitslag* outcome happened passiert geschehen s_est_passe sucedio successo gebeurd recap last_turn last_time last_round last_season letzte_runde dernier_tour",
    "previous went moved",
    `last did what ${powers}`,
  ],
  terms: [
    "bounce* standoff* dislodge* nmr dias gunboat supply_cent* meaning abbreviation*",
    "mean means bedeutet signifie significa betekent convoy* convoi*",
    "what word",
  ],
  illness: [
    "injured surgery broke_his broke_her broken_arm hospital krankenhaus hopital ospedale ziekenhuis very_ill fallen_ill sick krank malade enferm* malat* ziek accident unfall passed_away has_died funeral emergency husband wife",
    "is_ill am_ill i_m_ill died brother sister son daughter roommate flatmate friend mann frau mari femme marido mujer marito moglie vrouw cannot_write cannot_play can_t_play can_t_write",
    "plays family father mother",
  ],
  "no-mail": [
    "unsubscribe these_mails these_emails these_e_mails those_mails these_letters so_many_mails too_many_mails abbestellen desabonner desinscri* desuscri* disiscriv* uitschrijven mailing_list take_me_off remove_me",
    "stop mailbox",
    "mails emails letters anymore any_more want annoying",
  ],
  wrong: [
    "wrong mistake* bug incorrect unfair cheat* falsch fehler faux erreur equivoca* sbagliat* errore fout verkeerd should_have_succeeded should_have_worked makes_no_sense ridiculous nonsense",
    "error impossible broken strange",
    "result map unit units",
  ],
  successor: [
    "replacement substitute take_my_place take_my_seat my_place ersatz nachfolger* vertretung remplacant* sustitut* sostitut* vervanger",
    "somebody_else someone_else",
    "find my",
  ],
  leave: [
    "quit quitting resign* drop_out dropping_out withdraw* aussteigen aufhoren abandonner quitter abandonar retirarme ritirarmi smettere opgeven stop_playing no_time_for no_longer_play can_t_go_on keine_zeit_mehr",
    "leave leaving no_time stoppen arreter dejar lasciare",
    "sorry job busy game",
  ],
  away: [
    "holiday* vacation* urlaub ferien verreist vacances vacaciones vacanz* ferie vakantie ferias travell* traveling trip unterwegs dienstreise geschaftsreise business_trip abwesend absent* voyage viaje viaggio afwezig no_internet offline",
    "away",
    "until week days",
  ],
  "more-time": [
    "extension extend* postpone* more_time extra_day* extra_time verlangern aufschub prolong* prorrog* prorog* uitstel mehr_zeit more_days another_day",
    "delay longer late_today",
    "need deadline tonight",
  ],
  pause: [
    "pause pausing pausieren pausa pauze suspend over_christmas over_the_holidays",
    "freeze break",
    "game everybody until",
  ],
  gm: [
    "game_master gamemaster gm moderator spielleiter* spielleitung arbitre arbitro organisator* organizer organiser human in_charge real_person menschen",
    "complain* complaint admin owner person",
    "speak talk who",
  ],
  draw: ["draw remis unentschieden nulle empate tablas patta gelijkspel", "tie", "offer all agree"],
  units: [
    "my_units my_armies my_fleets my_position meine_einheiten mes_unites mis_unidades mie_unita mijn_eenheden",
    "",
    "units where have own",
  ],
  standings: [
    "standings score scores scoreboard ranking spielstand puntuacion punteggio classifica stand_van",
    "winning leader leads leading ahead",
    "who most centers centres",
  ],
  join: [
    "join sign_up mitspielen mitmachen jouer_avec unirme participar partecipare meedoen meespelen take_part",
    "play spielen jouer jugar giocare spelen",
    "want would like friends game",
  ],
  rules: [
    "rules rulebook regeln spielregeln regles reglas regole regels regras spelregels how_to_play how_to_win",
    "win victory",
    "how learn play",
  ],
  builds: ["builds building aufbau* construir costruire bouwen", "build", "new unit winter"],
  retreats: ["retreat* ruckzug retraite* retirada* ritirat* terugtocht", "", ""],
  password: ["password* passwort kennwort mot_de_passe contrasena wachtwoord", "", ""],
  zone: ["timezone* time_zone* zeitzone fuseau huso_horario fuso_orario tijdzone", "utc gmt", ""],
  change: [
    "change_my change_them correct_my undo_my ordres_changer andern modifier cambiar cambiare wijzigen",
    "change changed correct cancel aanpassen veranderen",
    "orders moves order mistake",
  ],
  orders: [
    "how_do_i_order how_to_order order_format what_format what_syntax",
    "format syntax notation",
    "write orders order how",
  ],
  help: [
    "confused lost_here stuck don_t_get_it don_t_understand no_idea hilfe aide ayuda aiuto hulp begrijp ajuda newbie beginner first_game",
    "help understand verstehe comprends entiendo capisco",
    "new how what",
  ],
};
