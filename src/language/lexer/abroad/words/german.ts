/** The words of German sentences. */
import { wrapped } from "../../../../util/index.js";
import { conjugated, german as conjugation, merged } from "../conjugation.js";
import { type Tongue, withHelpOf } from "../tongue.js";

const verbs = conjugated(conjugation, {
  go: `gehen|ziehen|fahren:fährt|laufen:läuft|marschieren|segeln:segelt|rücken|kommen|
    wandern:wandert|reisen|folgen|wechseln:wechselt|dringen|eilen|rasen|schleichen|springen|
    steuern:steuert|stoßen:stößt|stürmen|dampfen|schwenken|landen|schicken|senden|verlegen|
    bewegen|schieben|verschieben|setzen|kehren|drehen|abdrehen|brechen:bricht|fallen:fällt|
    auf+brechen:bricht|zurück+kehren|ein+fallen:fällt|vor+stoßen:stößt|vor+rücken|ein+rücken|
    nach+rücken|ein+marschieren|ein+laufen:läuft|aus+laufen:läuft|ab+drehen|zu+schlagen:schlägt|
    über+setzen|*begeben:begibt sich|*bewegen sich|sich *begeben:begibt|sich *bewegen|
    *werfen:wirft sich|*stürzen sich|*retten sich|*flüchten sich|*setzen sich..ab|
    *ziehen sich..zurück|*setzen sich..in bewegung|*machen sich..auf|*machen sich auf|
    *machen sich auf den weg|*stechen:sticht in see|*nehmen:nimmt kurs|kurs *nehmen:nimmt|
    *setzen segel|zurück+weichen|weichen|aus+weichen|ab+rücken|fliehen|flüchten|hinüber+gehen|
    rüber+gehen|rüber+ziehen|weiter+ziehen|los+ziehen|los+gehen|überführen|versetzen`,
  take: `nehmen:nimmt|holen|besetzen|erobern:erobert|betreten:betritt|an+greifen|attackieren|
    überfallen:überfällt|überrennen|über+nehmen:übernimmt|ein+nehmen:nimmt|an+steuern:steuert|
    bedrängen|*schnappen sich|schnappen|krallen|*krallen sich|*holt sich|*nehmen:nimmt sich|versuchen|
    an+laufen:läuft|an+gehen|an+visieren|stürmen|schlagen:schlägt|treffen:trifft|besuchen|
    *fallen:fällt über..her|*versuchen sein glück in|*versuchen ihr glück in|*versuchen es in`,
  help: `unterstützen|stützen|decken|beschützen|schützen|ab+sichern:sichert|sichern:sichert|stärken|
    verstärken|ab+decken|unter die arme *greifen|*halten:hält den rücken frei|*stärken den rücken`,
  aid: `helfen:hilft|bei+stehen|*geben:gibt deckung|*geben:gibt rückendeckung|
    *geben:gibt unterstützung|*geben:gibt support|*leisten hilfe|*leisten beistand|
    *leisten unterstützung|*gewähren unterstützung|zur seite *stehen|*stehen zur seite|
    zu hilfe *kommen|*kommen zu hilfe|deckung *geben:gibt|unterstützung *geben:gibt|
    *halten:hält den rücken frei|*halten:hält..den rücken frei|*geben:gibt..deckung|
    *geben:gibt..rückendeckung|*geben:gibt..unterstützung|*stehen..zur seite|*stehen..bei|
    *bieten unterstützung|*helfen:hilft mit|*machen mit`,
  gets: `*bekommen:bekommt unterstützung|*bekommen:bekommt support|*bekommen:bekommt hilfe|
    *bekommen:bekommt deckung|*erhalten:erhält unterstützung|*erhalten:erhält support|
    *erhalten:erhält hilfe|*kriegen unterstützung|*kriegen hilfe|*kriegen support`,
  carry: `transportieren|befördern:befördert|verschiffen|konvoyieren|konvoiieren|geleiten|eskortieren|
    schippern:schippert|über+setzen|tragen:trägt|bringen|hinüber+bringen|rüber+bringen|her+bringen`,
  stay: `halten:hält|bleiben|warten|verharren|stehen bleiben|*bleiben stehen|*bleiben..stehen|
    *bleiben..liegen|*halten:hält die stellung|die stellung halten|stellung halten|
    *halten:hält stellung|*halten:hält position|verharren auf ihrer position|
    *verharren auf ihrer position|*verharren in ihrer position|*verharren auf seiner position|
    *verharren in stellung|*setzen..aus|*rühren sich..nicht|*rühren sich..nicht vom fleck|
    *passen..auf|*graben:gräbt sich..ein|*rühren sich nicht|*rühren sich nicht vom fleck|
    *bewegen sich nicht|*bewegen sich nicht vom fleck|verteidigen|*verteidigen sich|
    *machen nichts|*tun:tut nichts|*machen gar nichts|*tun:tut gar nichts|*harren..aus|
    *verschanzen sich|*bleiben liegen|*bleiben wo sie ist|*bleiben wo er ist|*bleiben wo es ist|
    *bleiben vor anker|*liegen vor anker|*lassen:lässt stehen|stehen lassen|*halten:hält wache|
    *schieben wache|*igeln:igelt sich..ein|ruht|aus+harren|ab+warten|stand+halten:hält`,
  remove: `auf+lösen|ab+bauen|entfernen|streichen|opfern:opfert|demobilisieren|ab+rüsten|
    aus+mustern:mustert|auf+geben:gibt|vernichten|verschwinden|*lösen sich..auf|
    *verschwinden vom brett|*nehmen:nimmt vom brett|*nehmen:nimmt..vom brett|
    *nehmen:nimmt..vom feld|*verschwinden..vom brett|*gehen..vom brett|*gehen vom brett|
    *müssen:muss weg|*müssen:muss leider weg|*können:kann weg|*kommen weg|*kommen vom brett|
    *fallen:fällt weg|*nehmen:nimmt..weg|*nehmen:nimmt..runter|*nehmen:nimmt..heraus|
    *geben:gibt..auf|*scheiden aus|*sollen:soll weg`,
  build: `bauen|auf+bauen|auf+stellen|errichten|aus+heben|rekrutieren|entstehen|bekommen:bekommt|
    kriegen|erhalten:erhält|gründen|mobilisieren|*laufen:läuft vom stapel|
    vom stapel *laufen:läuft|*laufen:läuft..vom stapel|*stellen in dienst|*stellen..in dienst|
    ein+berufen|schaffen`,
  board: "an bord *gehen|*gehen an bord|*schiffen sich auf..ein|*steigen auf",
  leave: `*schiffen sich..ein|*schiffen sich ein|*verlassen:verlässt den hafen|
    *verlassen:verlässt die stellung|*laufen:läuft aus|*brechen:bricht auf|*stechen:sticht in see|
    *setzen segel|*lichten den anker|*lichten die anker`,
});

const nouns = {
  go: `es geht|geht es|geht s|kurs|rückzug|vormarsch|verlegung|abzug|marsch|abmarsch|umzug|
    überquert die grenze|überschreitet die grenze|auf den weg|auf geht s|vorstoß|einmarsch|
    überquert die pyrenäen|überquert die alpen|überquert die karpaten|gibt es|stechen sie in see`,
  off: wrapped`
    zurück|zurück nach|auf nach|ab nach|rein nach|rüber nach|hoch nach|raus nach|los nach|südwärts
    |nordwärts|ostwärts|westwärts|ab|los|rein|raus|rüber|hinein|hinüber|weiter|soll|sollen|muss
    |wieder|nochmal|nochmals|noch mal|noch einmal|erneut|abermals
  `,
  strike: "angriff|attacke|überfall|invasion|sturm|schlag",
  waive: wrapped`
      verzichte auf|verzichte|verzichten|verzichten auf|lasse verfallen|*lasse..verfallen
      |lasse..verfallen|lassen..verfallen|passe|setze aus mit dem bauen|setze diesmal aus mit dem bauen
      |setze mit dem bauen aus|setze beim bauen aus
      |setze mit dem aufbau aus
    `,
  aid: "support|unterstützung|hilfe|deckung|rückendeckung",
  carry: "geleitzug|konvoi|transport|geleit",
  goal: "ist das ziel|ist ziel|ist das angriffsziel|ist beute",
  build: "neu|flottenbau|armeebau",
};

const participles = {
  taken: `angegriffen|besetzt|erobert|eingenommen|genommen|überfallen|angesteuert|attackiert|gestürmt|
    übernommen|geholt|überrannt|betreten|angelaufen|bedrängt|heimgesucht|besucht`,
  moved: "verlegt|geschickt|gezogen|verschoben|bewegt|versetzt|entsandt|gesandt|überführt",
  helped: wrapped`
      unterstützt|gestützt|gedeckt|geschützt|geholfen|beschützt|abgesichert|gesichert|supportet
      |verstärkt|gestärkt
    `,
  carried: `gebracht|transportiert|konvoyiert|konvoiiert|konvoiert|befördert|verschifft|übergesetzt|
    hinübergebracht|rübergebracht|eskortiert|geleitet|getragen|übersetzen|bringen|transportieren|
    befördern`,
  kept: "gehalten|verteidigt",
  removed: "aufgelöst|entfernt|abgebaut|gestrichen|geopfert|aufgegeben|vernichtet|demobilisiert",
};

export const german: Tongue = {
  words: merged(verbs, nouns, participles, {
    passive: "wird|werden|wird es|lässt sich|lassen sich|soll werden",
    modal: wrapped`
        lasse|lass|lassen|will|wollen|soll|sollen|sollte|sollten|muss|müssen|müsste|müssten|gilt
        |möchte|möchten|werde|wird|werden|beordere|befehle
      `,
    i: "ich|wir",
    it: wrapped`
      dieser angriff|dieser zug|diesen angriff|diesen zug|ihn|ihm|es dabei|ihn dabei|sie dabei
      |ihm dabei|ihr dabei|dabei
    `,
    stands: "steht|liegt|sitzt|ankert|lagert|stehe",
    nothing: "nichts|gar nichts|nix",
    relative: "die in|die in der|die im|die aus|welche in|die auf der|das in|die derzeit in",
    idle: `der|die|das|dem|ein|eine|einen|einem|einer|meine|meiner|meinen|mein|meinem|unsere|unserer|
      unser|mir|uns|bitte|doch|dann|danach|nun|jetzt|wieder|auch|leider|gleich|sofort|direkt|
      dafür|also|diesmal|schnell|einfach|weiterhin|brav|ruhig|es|mal|eben|noch|endlich|lieber|
      erneut|ebenfalls|natürlich|selbstverständlich|einmal|heimlich|still und leise|dort|hier|
      vorsichtig|mutig|weiter|zurück|hoch|hinauf|hinunter|runter|rauf|neue|neuer|neues|neuen|
      stattdessen|entschlossen|wie geplant|wie immer|wie besprochen|wie vereinbart|dieser angriff|
      ganze|gesamte|gesamten|kleine|große|stolze|tapfere|kurzerhand|umgehend|zügig|nur|beide|
      alle beide|beim halten|zu halten|halten zu|südwärts|nordwärts|ostwärts|westwärts|
      vertriebene|geschlagene|verdrängte|besiegte|diese runde|dieses jahr|diesen zug|
      in dieser runde|in diesem zug|in diesem jahr|heuer|meinen aufbau|den zweiten aufbau|
      zweiten aufbau|den zweiten bau|den anderen aufbau|den aufbau|meinen bau|den bau|ne|n|ganz|
      erst einmal|erstmal|wacker|und zwar|je|von der karte`,
  }),
  prepositions: {
    g: wrapped`
      nach|kurs|auf nach|zurück nach|ab nach|rein nach|rüber nach|hoch nach|raus nach|los nach|ins
      |in die|in den|in das|auf|auf die|auf den|auf das|gegen|gegen die|gegen den|richtung
      |in richtung|zu|zum|zur|an die|an den
    `,
    gl: "in|kurs auf",
    l: "im|in der|in dem|vor|bei",
    o: "aus|aus der|aus dem|ab|des|von aus",
    ob: "von|von meiner|vom|von der|von dem|von den",
    b: `durch|durch die|durch den|${withHelpOf(
      "mit hilfe|mit der hilfe|mit unterstützung|mit der unterstützung|mit support|mit rückendeckung",
      "von|der|des|aus|vom|von der",
    )}`,
    w: "mit|mit der|mit dem|mit meiner|mit den",
    d: "für|für die|für den|an",
    gd: wrapped`
      beim angriff auf|beim vormarsch auf|beim vormarsch nach|beim zug nach|bei dem angriff auf
      |auf dem weg nach|beim marsch nach|beim einmarsch in
    `,
  },
  particles: wrapped`
      ein|aus|vor|weiter|hinein|hinüber|los|hin|rein|raus|rüber|hoch|zurück|ab|auf|an|nach|zu|über
      |durch|heim|um
    `,
  clitics: "es|ihn|sie|ihm|ihr|das|dies",
  and: "und",
};
