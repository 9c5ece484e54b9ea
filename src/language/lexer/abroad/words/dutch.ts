/** The words of Dutch sentences. */
import { wrapped } from "../../../../util/index.js";
import { conjugated, dutch as conjugation, merged } from "../conjugation.js";
import { type Tongue, withHelpOf } from "../tongue.js";

const verbs = conjugated(conjugation, {
  go: `gaan:ga:gaat|varen|trekken|marcheren|vertrekken|zeilen|lopen|reizen|komen:kom:komt|rukken|
    stomen|springen|rennen|sturen|zenden|verplaatsen|bewegen|schuiven|duwen|zakken|koersen|
    verhuizen|landen|stappen|wandelen:wandel:wandelt|*verplaatsen zich|*bewegen zich|
    *begeven:begeef:begeeft zich|*haasten zich|*wagen zich|*storten zich|zich *verplaatsen|
    terug+keren|terug+gaan:ga:gaat|over+steken|op+rukken|op+schuiven|af+zakken|door+duwen|
    uit+varen|binnen+vallen|door+stoten|uit+wijken|wijken|vluchten|uit+lopen|
    *steken de grens over|*zetten koers|*kiezen koers|*gaan:ga:gaat de|*gaan:ga:gaat op weg|
    *zetten:zet:zet zeil|*wagen:waag:waagt een poging|*doen:doe:doet een poging|
    *wagen:waag:waagt een gok|*beproeven zijn geluk|*trekken zich..terug|*trekken zich terug|
    terug+trekken|*steken het kanaal over`,
  take: `nemen|pakken|bezetten|veroveren:verover:verovert|aan+vallen|in+nemen|over+nemen|binnen+halen|
    halen|binnen+vallen|bestormen|overvallen|betreden|proberen:probeer:probeert|attaqueren|
    *gaan:ga:gaat halen|*gaan:ga:gaat bezetten`,
  help: wrapped`
    steunen|ondersteunen|dekken|beschermen|*staan:sta:staat..bij|bij+staan:sta:staat|versterken
    |rugdekken
  `,
  aid: `helpen|*geven:geef:geeft steun|*geven:geef:geeft ondersteuning|*geven:geef:geeft support|
    *geven:geef:geeft dekking|*geven:geef:geeft hulp|*verlenen steun|*bieden steun|*bieden hulp|
    *verlenen hulp|steun *geven:geef:geeft`,
  gets: wrapped`
    *krijgen steun|*krijgen hulp|*krijgen support|*krijgen ondersteuning|*ontvangen steun
    |*ontvangen ondersteuning|*krijgen dekking
  `,
  carry: wrapped`
    vervoeren|over+zetten|transporteren|konvooieren|brengen|over+brengen|verschepen|escorteren
    |begeleiden|konvooien|dragen
  `,
  stay: `blijven|houden:houd:houdt|wachten|af+wachten|verdedigen:verdedig:verdedigt|
    *verdedigen:verdedig:verdedigt zich|*verroeren:verroer:verroert zich niet|*bewegen zich niet|
    *blijven staan|*blijven..staan|*blijven..liggen|*houden:houd:houdt..stand|*blijven liggen|
    *blijven zitten|*houden:houd:houdt stand|stand+houden:houd:houdt|*blijven thuis|
    *doen:doe:doet niets|*doen:doe:doet niks|*graven zich in|*graven zich..in|
    *blijven waar hij is|*blijven waar ze is|*blijven waar het is|*blijven liggen waar hij ligt|
    *blijven liggen waar ze ligt|*blijven staan waar het staat|*blijven staan waar hij staat|
    *houden:houd:houdt de positie|*houden:houd:houdt positie|*liggen voor anker|
    *blijven voor anker|waken|rusten:rust:rust|*blijven op haar plaats|*blijven op zijn plaats`,
  remove: `ontbinden|verwijderen:verwijder:verwijdert|op+heffen|op+geven:geef:geeft|schrappen|
    op+offeren:offer:offert|verdwijnen|*gaan:ga:gaat van het bord|*verdwijnen van het bord|
    *halen..weg|weg+halen|*halen van het bord|*gaan:ga:gaat weg|*gaan:ga:gaat eraf|
    *moeten:moet:moet weg|*mogen:mag:mag weg|*kunnen:kan:kan weg|*vallen..af|*gaan:ga:gaat eruit|
    *nemen van het bord`,
  build: wrapped`
    bouwen|plaatsen|rekruteren|op+richten|oprichten|krijgen|*komen:kom:komt erbij|lichten
    |op+stellen|maken
  `,
  board: wrapped`
      *gaan:ga:gaat aan boord|*schepen zich..in op|*schepen zich in op|*stappen aan boord
      |aan boord *gaan:ga:gaat
    `,
  leave: wrapped`
      *schepen zich in|*schepen zich..in|*verlaten de haven|*steken de grens over|*kiezen zee
      |*lichten het anker|*kiezen het ruime sop
    `,
});

export const dutch: Tongue = {
  words: merged(verbs, {
    off: wrapped`
        terug|terug naar|op naar|op weg|op weg naar|verder|hup|moet|zal|nog een keer|nog eens|nogmaals
        |opnieuw|weer
      `,
    go: "koers|verplaatsing|opmars|inval|steekt de grens over",
    strike: "aanval|aanvallen|doet een aanval|aanval van",
    waive: "zie af van|ziet af van|sla over|laat vervallen",
    aid: "steun|hulp|support|ondersteuning|dekking",
    carry: "konvooi|transport",
    goal: "is het doel|is het doelwit|is voor",
    build: "nieuwe|nieuw|erbij",
    taken: wrapped`
        aangevallen|bezet|veroverd|ingenomen|genomen|overgenomen|bestormd|overvallen|gepakt
        |binnengevallen|betreden
      `,
    moved: "verplaatst|gestuurd|gezonden|verschoven|overgebracht",
    helped: "gesteund|ondersteund|gedekt|geholpen|beschermd|bijgestaan",
    carried: "gebracht|vervoerd|overgezet|getransporteerd|geconvooieerd|overgebracht|verscheept",
    removed: "ontbonden|verwijderd|opgeheven|opgegeven|geschrapt|opgeofferd|weggehaald",
    kept: "gehouden|verdedigd",
    passive: "wordt|worden|laat zich|laten zich|zal worden|zullen worden",
    modal: wrapped`
      laat|laten|wil|willen|moet|moeten|zal|zullen|ga|gaat|gaan|wordt bevolen|zou|zouden|zou..moeten
      |zouden..moeten|zou moeten|zouden moeten|zou..willen
    `,
    i: "ik|wij|we",
    it: "hem|haar dabei|hem daarbij|het daarbij|daarbij",
    nothing: "niets|niks",
    stands: "staat|ligt|zit",
    relative: "dat in|die in|die op|dat in de|die in de|die op de",
    idle: `de|het|een|mijn|onze|ons|m n|zijn|dan|nu|ook|maar|weer|graag|toch|even|eens|meteen|direct|
      gewoon|snel|alsnog|daarna|vervolgens|er|daar|hier|allebei|beide|dit jaar|nogmaals|svp|
      alstublieft|alsjeblieft|hup|zelf|rechtstreeks|vanuit daar|nog|eindelijk|opnieuw|natuurlijk|
      verder|russische aanval van|gelijk|rustig|lekker|gezellig|van het bord|van de kaart|
      standhouden|te houden|stand te houden|deze beurt|bouw|mijn bouw`,
  }),
  prepositions: {
    g: wrapped`
      naar|naar de|naar het|richting|in de richting van|tegen|tegen de|over naar|af naar|door naar
      |terug naar|uit naar
    `,
    gl: "in|op|in het|in de|op de|op het",
    o: "van|uit|vanuit|vanaf|van de|uit de|vanuit de|uit het|van het",
    b: `door|door de|door het|${withHelpOf(
      "met steun|met de steun|met hulp|met de hulp",
      "van|vanuit|van de|uit",
    )}`,
    w: "met|met de|met het|met mijn",
    d: "aan|voor|aan de|voor de|aan het",
    gd: wrapped`
      bij de aanval op|bij zijn aanval op|in de aanval op|bij de opmars naar|bij zijn aanval op
      |op weg naar
    `,
  },
  particles: "in|uit|op|binnen|over|terug|door|weg|heen|af|aan|toe|heen|verder|mee",
  clitics: "het|hem|haar|die|dat|ze",
  and: "en",
};
