/**
 * Words that sentences about passwords are made of, and that nobody would choose for one. What is not here may
 * be one.
 */

const english = `pass pin code key a an the this that these those i me my mine myself we us our ours you your
  yours it its he him his she her they them their who whom whose which what when where why how
  whether if then than as so and or but nor not no yes nope yeah ok okay is am are was were be
  been being isnt wasnt arent do does did done doing dont doesnt didnt has have had having havent
  hasnt hadnt can cant cannot could couldnt may might must shall should will wont would wouldnt of
  in on at to from for with without by about into onto over under between through before after
  until since again against still yet already now then later soon today tonight tomorrow yesterday
  always never ever once twice first last next new old other another same different right wrong
  correct incorrect good bad real actual actually really just only also too very quite all any
  some none both each every everything anything something nothing everyone anyone anybody somebody
  nobody here there else instead please pls plz thanks thank thx hi hello hey dear sorry oops hmm
  well forget forgot forgotten 4got 4gotten mislaid misplaced fear afraid lose lost lock locked
  remember recall know knew known think thought believe guess mean meant say said says saying tell
  told ask asked need needs needed want wants wanted like use used uses using usual give gave
  given get got send sent resend change changed changing set reset make made take took keep kept
  find found see seen show look try tried work works worked working accept accepted refuse refused
  reject rejected fail failed log logs sign signed enter entered type typed write wrote written
  choose chose chosen pick picked call called name named help start started play playing player
  observer observers signon vote results join joined let lets put go goes going come came goes
  follow follows followed below above stand stands back up down out off away mail mails email
  emails letter letters message messages address account judge gm master game games seat power
  powers order orders move moves turn turns deadline computer phone mailbox file files user users
  username case letters word words question answer problem issue trouble way time day week month
  year safe safely secure safety private protected required necessary possible one two three due
  because though although while so long ago since own mine friend somebody someone else flatmate
  wife husband son daughter re fwd fw subject ps btw lol haha sure maybe perhaps probably hope
  wish kind sort type special extra separate example instance create created creating open opened
  host run organize organise`;

const german = `ich mich mir mein meine meinen meinem meiner du dich dir dein deine er sie es wir uns unser ihr
  ihnen sich man der die das den dem des ein eine einen einem einer kein keine keinen ist sind war
  waren sein bin bist hat habe haben hatte hätte wird werden wurde kann kannst können könnte
  könnten soll sollte will möchte muss darf und oder aber denn weil dass wenn ob als wie was wer
  wo wann warum nicht nein ja doch noch schon mehr nur auch leider bitte danke hallo übrigens
  eigentlich wohl immer nie wieder jetzt hier dort da zu zum zur von vom mit für auf an am im in
  aus bei nach über unter um seit neu neue neues neuen alt alte altes alten lautet heißt vergessen
  verloren geändert ändern ändere setzen setz setze schicken schick senden brauche brauchen geben
  gib weiß kenne falsch richtig geht funktioniert spiel runde zug züge befehle spielleiter
  mitspieler spieler adresse mail gruß grüße viele liebe lass lassen lasst beispiel etwa mitmachen
  mitspielen dabei anmelden teilnehmen gern gerne möchte platz weg jeder jede alle
  niemand sagen sage gesagt heute morgen gestern`;

const french = `je j me m moi mon ma mes tu te toi ton ta tes il elle on nous notre vous votre ils elles se son
  sa ses le la les l un une des du de d et ou où mais donc car que qu qui quoi quand comment
  pourquoi si est c suis es sont était sera être ai as a ont avons avez avait ne n pas plus non
  oui encore toujours jamais déjà bien mal merci bonjour svp plaît voici voilà ce cet cette ces à
  au aux en dans sur sous avec sans pour par chez nouveau nouvelle ancien ancienne oublié perdu
  changer changez change mettre mettez envoyer envoyez donner mot mots passe faire fais fait
  inscrire inscris inscription participer rejoindre souhaite souhaiterais aimerais entrer
  retrouve retrouver peux pouvez peut pourriez veux voudrais dois faut sais partie jeu joueur
  ordres adresse courriel marche faux juste exemple`;

const spanish = `yo mi mis tu tus su sus nos nuestro el la los las lo un una unos unas de del al y e o u pero que
  qué quién cuál cuándo cómo dónde por para con sin en es soy eres son era fue ser está estoy he
  ha han había no sí ya aún todavía siempre nunca más muy gracias hola favor nueva nuevo antigua
  vieja olvidé olvidado perdí perdido cambiar cambia cambie poner pon enviar envía puedo puedes
  apuntarme apuntar apunto unirme inscribirme participar entrar quisiera gustaría plaza sitio
  puede quiero necesito sé juego partida órdenes dirección correo ejemplo`;

const italian = `io mio mia miei mie tuo tua suo sua noi nostro il lo la i gli le un uno una di del della dei al
  alla e ed o ma che chi cosa quando come dove perché per con senza in nel nella è sono sei era ho
  ha hanno non sì no già ancora sempre mai più grazie ciao salve favore nuova nuovo vecchia
  dimenticato dimenticata perso persa cambiare cambia mandare posso puoi può vorrei devo so
  iscrivermi iscrivo partecipare partecipo unirmi entrare giocare posto piacerebbe
  partita gioco ordini indirizzo esempio magari`;

const dutch = `hoi dag per weet meer ik mij me mijn jij je jouw hij zij wij ons onze jullie u uw de het een en
  of maar dat die dit deze wat wie waar wanneer waarom hoe is ben bent zijn was waren heb hebt
  heeft had kan kun kunt zou wil moet mag niet geen ja nee nog al altijd nooit weer nu hier daar
  van voor met zonder op in aan bij naar uit over om te nieuw nieuwe oud oude vergeten kwijt
  meedoen meespelen aanmelden graag plek
  veranderen sturen alstublieft alsjeblieft bedankt hallo spel zetten adres bijvoorbeeld voorbeeld`;

const slavic = `ja mój moje moja mam mi mnie to jest było nie tak i lub ale że czy jak co kto gdzie kiedy
  dlaczego na w z do od po za proszę dziękuję nowe stare zapomniałem zapomniałam zmienić мой моя
  моё мне я это был была не да и или но как что где когда на в с от для за пожалуйста спасибо
  забыл забыла новый старый`;

const plain: ReadonlySet<string> = new Set(
  [english, german, french, spanish, italian, dutch, slavic].join(" ").split(/\s+/),
);

/** Is it no secret, in whatever case, with an apostrophe or a hyphen in it? `I've`, `don't`, `log-in` */
export function isPlain(word: string): boolean {
  const parts = word.toLowerCase().split(/['\u2019-]/);
  if (plain.has(parts.join(""))) return true;
  return parts.every((part, at) => plain.has(part) || (at > 0 && endings.has(part)));
}

/** What stands behind an apostrophe: `it's`, `don't`. */
const endings: ReadonlySet<string> = new Set(["s", "t", "d", "m", "ll", "re", "ve", ""]);
