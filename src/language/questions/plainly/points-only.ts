/**
 * `Please switch that on`, `Geht das?`: sentences that only point at something which others name. What they ask or wish stands
 * in none of their words, so that whatever is made of them alone is a guess.
 */

/** What points, or asks whether one may. */
const pointers = words(
  "that this it those these them one ones das dies dieses es den ca cela c ce celui celle la le l eso esto ese este lo hazlo quello questo cosi fallo dat dit het",
  "allowed okay ok legal permitted possible erlaubt moglich permis autorise permitido posible permesso possibile toegestaan mogelijk",
);

/** What says nothing of its own beside them. */
const empty = words(
  "a an the and so but or please pls kindly just also too even really still then now again already maybe not no yes yeah thanks sorry",
  "i you we me us he she they him her can could may might would will shall should must do does is are was were be been am going to for with at all any way other",
  "make take turn switch set put enable activate on off up in work works working count counts matter matters good bad fine right true fair enough problem",
  "bitte und aber auch noch mal doch so denn dann jetzt schon ja nein nicht ist sind war ware geht ginge kann konnte kannst konnten konnen darf durfte mach mache macht machen tun tu",
  "schalt schalte schalten einschalten anschalten ausschalten ein an aus stell stelle um ich du sie wir mir man ihr okay richtig gut in ordnung schlimm",
  "et mais alors donc aussi encore deja s il te vous plait svp stp est que peut on peux peuvent tu pouvez pourriez pourrais puis je j nous fais fait faites faire faut active activez activer mets mettez mettre en a vrai bien pas non oui",
  "y pero por favor tambien ya todavia si es esta se puede puedo puedes podria podrias hacer haz hace haga activalo activa verdad bien bueno",
  "e ma per anche ancora gia posso puoi puo potrebbe potresti si fare fai faccia attivalo attiva vero bene va",
  "en maar ook nog al ja nee kan kun kunt mag zou doe doet doen dan graag alsjeblieft alstublieft aub zet aan uit is waar goed je jij ik u men",
);

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}

/** Does a sentence, in plain words, say nothing but `that` and what stands around it? */
export function pointsOnly(plain: string): boolean {
  const all = plain.split(" ");
  return (
    all.some((word) => pointers.has(word)) &&
    all.every((word) => pointers.has(word) || empty.has(word))
  );
}
