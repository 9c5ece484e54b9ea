/**
 * Sentences that only point to what another has said, `please switch that on`: none of their words is about
 * anything.
 */
import { regex } from "../../util/index.js";
import { plainWords } from "./question-words.js";

const pointer = regex()`
  \b(?:
    that|this|it|these|those|them|him|her|so|das|dies|die|es|so|sie|ca|cela|le|la|l|les|lo|los|las|eso|esto
    |asi|questo|quello|li|cosi|dat|dit|het|ze|zo
  )\b
`;

/** What is to be done with it. */
const acting = regex()`
  \b(?:
    switch|turn|enable|allow|disable|activate|deactivate|change|correct|fix|arrange|sort
    |organi[sz]e|handle|end|settle
    |korrigier\w*|andern?|regeln?|arrangier\w*|corrig\w*|corregi\w*|corregg\w*|arregl\w*
    |sistem\w*|verander\w*|aanpas\w*|arranger?|organiser?
    |(?:^|please|you|so|and) do|make|set|put|schalt\w*|\w+schalten|aktivier\w*|mach\w*|stell\w*
    |einricht\w*|fais|faites|faire|met[sz]|mettez|mettre|activ\w*|desactiv\w*|changez?|haz\w*
    |hacer\w*|cambia\w*|pon\w*|fai|fallo|far[el]o?|attiva\w*|metti\w*|zet\w*|doe\w*|maak|maken
    |schakel|regel\w*|^(?:and |und )?(?:how|wie|comment|como|come|hoe)|give|grant|enter|note|send (?:him|her|them)
    |gib|geben|gebt|trag\w*|donne[rz]?|accorde[rz]?|dale|deme|dagli|geef
  )\b
`;

/** Words that stand in such sentences, and speak of nothing. */
const idle = new Set(
  `please pls plz kindly could can would will should may might shall you we i u us me my the a an
    any way chance possible that this it these those them him so then and or but too also now
    again just for to of in on off up out back at as ok okay yes thanks thank do done make made
    set put get got let have has had switch turn enable allow disable activate deactivate change
    fix correct organise organize handle arrange sort see care take be is are was s d ll not don t
    like want if wish need all go ahead happen
    everybody everyone both bitte kannst konnen konnt konntest du ihr sie wir ich mal doch auch
    jetzt dann und das dies es so mach macht machen schalte schaltet schalten stell stellt stellen
    ein aus an ab aktivier aktiviere aktivieren einschalten ausschalten anschalten abschalten
    einstellen umstellen andern einrichten moglich geht ist ware danke pouvez pouvons peux peut
    pourriez pourrais vous tu nous on le la l les ca cela faire fais faites mets mettez mettre
    active activez activer desactivez changez changer svp s il te plait merci possible est ainsi
    alors et en place marche puedes puede podeis podrias podria lo los las la eso esto asi haz
    hazlo hacer hacerlo activa activalo activar activarlo cambia cambialo pon ponlo por favor
    gracias y entonces puoi puo potete potresti potrebbe questo quello cosi fai fallo fare farlo
    attiva attivalo attivare attivarlo cambia cambialo metti mettilo per favore grazie e allora
    kun kunt kunnen je u jullie we dat dit het ze zo dan en ook nu zet zetten doe doen maak maken
    schakel aan uit om in alstublieft graag bedankt regel regelen mogelijk korrigieren korrigier
    regeln arrangieren corriger corregir corregirlo arreglar arreglarlo correggere correggerlo
    sistemare sistemarlo veranderen aanpassen arranger organiser
    how wie comment ce que fait come como si fa hoe mache machst die den diese
    give grant enter note down he her his time days gib geben gebt trag tragen ihm ihnen zeit tage
    donne donnez donner accorde accordez lui leur temps jours dale deme tiempo dias dagli tempo giorni
    geef hem haar tijd dagen his their place seat chair instead she they send mail whatever
    everything needs needed know end settle like way`.split(/\s+/),
);

/** `And who can do that?`, `von wem?` */
const whoCan = regex()`
  ^(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar) )*(?:
    (?:by |von |par |por |da |door )?(?:whom?|wer|wem|qui|quien|chi|wie)
  )(?: (?:can|could|may|kann|darf|peut|puede|puo|kan|mag)(?: (?:do |le |lo )?
      (?:that|this|it|so|das|es|faire|hacerlo|eso|farlo|dat|het))?)?$
`;

/** Does a sentence say nothing by itself, but of what was said before it? */
export function pointsBack(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (whoCan.test(plain)) return true;
  return (
    pointer.test(plain) && acting.test(plain) && plain.split(" ").every((word) => idle.has(word))
  );
}

/** `Can you fix that?`, `puoi correggere?`: of what else the mail says, that it be done. */
export function asksToDoIt(sentence: string): boolean {
  const plain = plainWords(sentence);
  const isIdle = plain.split(" ").every((word) => idle.has(word));
  return isIdle && acting.test(plain) && (sentence.includes("?") || pointer.test(plain));
}

/** What points in `is that allowed?`, or asks whether one may. */
const pointers = words(
  `that this it those these them one ones he she they er sie man das dies dieses es den ca cela c ce
    celui celle la le l eso esto ese este lo hazlo quello questo cosi fallo dat dit het`,
  `allowed okay ok legal permitted possible erlaubt moglich permis autorise permitido posible
    permesso possibile toegestaan mogelijk`,
);

/** What says nothing of its own beside them. */
const empty = words(
  `a an the and so but or please pls kindly just also too even really still then now again already
    maybe not no yes yeah thanks sorry`,
  `i you we me us him her can could may might would will shall should must do does is are was were
    be been am going to for with at all any way other there do`,
  `make take turn switch set put enable activate on off up in work works working count counts matter
    matters good bad fine right true fair enough problem bounce bounces hold holds fail fails
    succeed succeeds happen happens`,
  `bitte und aber auch noch mal doch so denn dann jetzt schon ja nein nicht ist sind war ware geht
    ginge kann konnte kannst konnten konnen darf durfte mach mache macht machen tun tu`,
  `schalt schalte schalten einschalten anschalten ausschalten ein an aus stell stelle um ich du wir
    mir ihr okay richtig gut in ordnung schlimm klappt halt`,
  `et mais alors donc aussi encore deja s il te vous plait svp stp est que peut on peux peuvent tu
    pouvez pourriez pourrais puis je j nous fais fait faites faire faut active activez activer
    mets mettez mettre en a vrai bien pas non oui marche tient passe`,
  `y pero por favor tambien ya todavia si es esta se puede puedo puedes podria podrias hacer haz
    hace haga activalo activa verdad bien bueno funciona aguanta`,
  `e ma per anche ancora gia posso puoi puo potrebbe potresti si fare fai faccia attivalo attiva
    vero bene va funziona regge`,
  `en maar ook nog al ja nee kan kun kunt mag zou doe doet doen dan graag alsjeblieft alstublieft
    aub zet aan uit is waar goed je jij ik u men lukt werkt`,
);

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(/\s+/));
}

/** Does a sentence say nothing but `that` and what stands around it? */
export function pointsOnly(sentence: string): boolean {
  const all = plainWords(sentence).split(" ");
  return (
    all.some((word) => pointers.has(word)) &&
    all.every((word) => pointers.has(word) || empty.has(word))
  );
}
