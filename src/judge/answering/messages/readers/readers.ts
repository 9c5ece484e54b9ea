/**
 * Whom words are for: the powers and players that they name, everybody, or the GM, but for those that they
 * leave out.
 */

import { type Game, type Member, type PressTarget, toPowers } from "../../../../game/index.js";
import { mentionsIn, placesIn, powersIn, withoutTongues } from "../../../../language/index.js";
import { type Board, type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import { isNamed, powersMeant, powersOfNamed } from "../../../session/people.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";

const everybody = regex("iu")`
  (?<!\p{L})(?:
    all(?!['\u2019]\p{L})|everyone|everybody|every player|all (?:the )?(?:other )?players
    |(?:the |my |dear |fellow )*(?:other )?players(?! (?:of|from|in|with)\b)|the others
    |the (?:whole )?(?:seven|lot of them)|the whole (?:table|group|lot|board)
    |folks|guys|(?:die|den) anderen|alle|allen|alle anderen
    |(?:liebe )?mitspieler(?:innen)?|mitspielern|zusammen|tous|tout le monde|(?:les|aux) autres
    |todos|los (?:dem\u00e1s|otros)|tutti|ragazzi|(?:gli|agli) altri|iedereen|de anderen
    |(?:die|den|unseren?|meinen?) spielern?|spielern|(?:les|aux|mes|nos) joueurs|(?:a )?(?:los|mis|nuestros) jugadores
    |(?:i|ai|agli altri|i miei) giocatori|(?:de|aan de|alle) spelers
    |^\W*(?:joueurs|jugadores|giocatori|spelers)|de andere spelers|allemaal|wszystkim|wszystkich
  )(?!\p{L})
`;

/** What leaves somebody out, whatever stands around it. */
export const leavingOut = wrapped`
  apart from|other than|außer|ausser|bis auf|sauf|excepté|hormis|excepto|salvo|menos|tranne|eccetto
  |behalve
`;

/** `To everyone except Turkey`, `to Austria and Italy (NOT Russia)`. */
export const exception = regex("iu")`
  [ ,(]+(?:
    except(?: for)?|but(?: not)?(?: for| to)?(?= (?:the )?\p{Lu})
    |(?:and |but |aber |jedoch |allerdings |mais |pero |ma )?(?:definitely |certainly )?
      (?:not|nicht|pas|never)(?: for| to| an| für| à| a)?(?= (?:the |den |die |l['\u2019])?\p{L})
    |${leavingOut}
  )(?!\p{L})
`;

/** `All my neighbours`, `everybody around me`: some of the players, and nobody but their writer knows which. */
export const someOfThem = wrapped`
  (?:
    (?:(?:all|both|alle[nr]?|beiden?|tous|toutes|todos|tutti|tutte|al)[ ])*
      (?:(?:of[ ])?my|meine[nrm]?|mes|mis|i[ ]miei|miei|mijn)[ ]
      (?:(?:dear|good|lieben|direct|immediate|direkten|unmittelbaren|proches|directe)[ ])*(?:
        neighbou?rs?|allies|partners|friends|enemies|nachbarn?|verb\u00fcndeten|partnern?|freunden?
        |voisins|alli\u00e9s|amis|vecinos|aliados|amigos|vicini|alleati|amici|buren|bondgenoten|vrienden
      )
    |(?:every(?:one|body)|all(?:[ ]those)?|alle[nr]?|tous[ ]ceux|todos|tutti|iedereen)[ ](?:
      around[ ]me|next[ ]to[ ]me|who[ ]borders[ ](?:on[ ])?me|um[ ]mich[ ]herum|autour[ ]de[ ]moi
      |a[ ]mi[ ]alrededor|intorno[ ]a[ ]me|om[ ]me[ ]heen
    )
  )(?!\p{L})
`;
const group = new RegExp(`(?<!\\p{L})${someOfThem}`, "iu");

/** `To all my neighbors, that is France and Italy`: to these alone. */
export const namely = regex("iu")`
  [,(:\u2013\u2014-]\s*(?:
    namely|that (?:is|would be)|that['\u2019]?s|i\.? ?e\.?|meaning|n\u00e4mlich|also|sprich|das hei\u00dft
    |c['\u2019]est[- ]\u00e0[- ]dire|\u00e0 savoir|es decir|o sea|cio\u00e8|ossia|vale a dire
    |namelijk|dat wil zeggen
  )(?!\p{L})
`;

/** Who asks the GM to pass words on, `merci au MJ de transmettre`, does not write to them. */
const master = regex("i")`
  (?<!\bmerci au )\b(?:
    gm|game ?master|master|referee|spielleit(?:er(?:in)?|ung)|ma[iî]tre d[eu] jeu|mj
    |meneu(?:r|se)(?: de (?:jeu|la partie))?|spelleid(?:er|ster)|arbitre|árbitro
    |director|arbitro|organisat(?:eur|rice)|organi[sz]er(?:in)?|organisator(?:in)?
    |organizador(?:a)?|organizzat(?:ore|rice)
  )\b
`;

/** Words for those who only watch: `tell the people watching`. */
export const watching = wrapped`
  (?:
    observers?|watchers?|spectators?|onlookers?|lurkers?
    |(?:people|those|everybody|everyone) (?:who (?:are )?)?watch(?:ing)?
    |zuschauer(?:n|in|innen)?|beobachter(?:n|in|innen)?|mitleser(?:n|in)?|spectat(?:eurs?|rices?)
    |observat(?:eurs?|rices?)|spettator[ei]|osservator[ei]|osservatric[ei]|espectador(?:a|es|as)?
    |observador(?:a|es|as)?|toeschouwers?|waarnemers?
  )
`;
const watchers = new RegExp(`(?<!\\p{L})${watching}(?!\\p{L})`, "iu");

/** The GM is no secret in any game. */
function masters({ members }: Game): readonly Member[] {
  return members.filter(({ role }) => role === "gm");
}

/** Who rules there, and whose subjects they are: `the Kaiser`, `the Ottomans`, `beste Duitse vriend`. */
const rulers: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kaiser|duitse)\b/giu, "Germany"],
  [/\b(?:archduke|erzherzog|archiduc|archiduque|arciduca|habsburgs?|oostenrijkse)\b/giu, "Austria"],
  [/\b(?:tsar|czar|zar(?:en)?|tzar)\b/giu, "Russia"],
  [/\b(?:sult[aá]n|ottomans|osmanen|turkse)\b/giu, "Turkey"],
  [/\bfranse\b/giu, "France"],
  [/\bengelse\b/giu, "England"],
  [/\bitaliaanse\b/giu, "Italy"],
];

/** The words with the names of powers in the places of these. */
export function withRulers(said: string): string {
  return rulers.reduce((left, [ruler, name]) => left.replace(ruler, name), said);
}

/** Whom such words are for, but for the writer's own power; null where they name nobody else. */
export function readersIn(speaker: Speaker, said: string): PressTarget | null {
  const { game, board } = speaker.game;
  const words = withRulers(withoutTongues(said));
  const own = powerOf(speaker);
  const [toAll = "", ...butFors] = words.split(exception);
  const butFor = butFors.length === 0 ? undefined : butFors.join(" ");
  const [, listed = ""] = toAll.split(namely);
  const isForAll = everybody.test(toAll.replace(group, " "));
  if (isForAll && !watchers.test(toAll) && powersIn(board, listed).length === 0) {
    if (butFor === undefined) return { kind: "all" };
    const leftOut = [own, ...powersIn(board, butFor), ...powersOfNamed(game, butFor)];
    const seated = game.members.flatMap(({ power }) => power ?? []);
    const powers = seated.filter((power) => !leftOut.includes(power));
    const isKnown = leftOut.length > 1 && powers.length > 0;
    return isKnown ? toPowers(powers) : null;
  }
  // `NOT Russia` names nobody whom it is for, unless nobody is left then.
  const isButFor = powersIn(board, toAll).length > 0 && powersIn(board, butFor ?? "").length > 0;
  const meant = isButFor ? toAll : words;
  const byName = [...powersIn(board, meant), ...powersOfNamed(game, meant)];
  const named = byName.length > 0 ? byName : rulingIn(board, meant);
  const powers = [...new Set(named)].filter((power) => power !== own);
  // Beside others, the GM's name may say whom the message is not for.
  const isByName = powers.length === 0 && masters(game).some((each) => isNamed(each, words));
  const gm = master.test(words) || isByName;
  const observers = watchers.test(meant);
  const isNobody = powers.length === 0 && !gm && !observers;
  return isNobody ? null : { kind: "some", powers, gm, observers };
}

/**
 * Whom words are for that stand where a reader is named: `tell Vienna and Rome` means those who rule there, but for a
 * town where the writer has a unit of their own.
 */
export function addresseesIn(speaker: Speaker, said: string): PressTarget | null {
  const { game, board } = speaker.game;
  const own = powerOf(speaker);
  const isOrdered = (at: ProvinceId) =>
    game.position.units.some((unit) => unit.power === own && provinceOf(unit.at) === at);
  const named = mentionsIn(board, said).reduceRight((left, { at, from, to }) => {
    const ruler = board.powers.find(({ homes }) => homes.includes(at));
    const isTown = townName.test(said.slice(from, to)) && ruler !== undefined && ruler.id !== own;
    return !isTown || isOrdered(at) ? left : `${left.slice(0, from)}${ruler.name}${left.slice(to)}`;
  }, said);
  return readersIn(speaker, named);
}

/** No abbreviation: `con` and `par` are small words as well. */
const townName = /^(?:\p{L}.{3,}|Rom)$/u;

/** `My esteemed colleague in Berlin`: the power whose home center it is. */
function rulingIn(board: Board, words: string): readonly PowerId[] {
  const [, town = ""] = living.exec(words) ?? [];
  const places = placesIn(board, town);
  return board.powers.flatMap(({ id, homes }) =>
    homes.some((home) => places.includes(home)) ? [id] : [],
  );
}

const living = regex("iu")`
  (?<!\p{L})(?:
    communication|letter|message|word|brief|lettre|carta|lettera|colleague|friend|gentleman|lady
    |fellow|chap|guy|man|people|person|player|neighbou?r|ally|enemy|kolleg\p{L}*|freund\p{L}*
    |nachbar\p{L}*|herrn?|spieler\p{L}*|amie?|collègue|voisine?|monsieur|amigo|colega|vecino|amico
    |collega|vicino
  ) (?:over |down |up |there )?(?:in|of|from|at|à|de|aus|von|en|di|a) (\p{L}[\p{L} .]{2,24})$
`;

/** Do only those who run the game read it? */
export function isForGmAlone(to: PressTarget): boolean {
  return to.kind === "some" && to.gm && !to.observers && to.powers.length === 0;
}

/** Do these name the same readers? */
export function areSame(one: PressTarget, other: PressTarget): boolean {
  if (one.kind === "all" || other.kind === "all") return one.kind === other.kind;
  const powers = new Set([...one.powers, ...other.powers]);
  const isAlike = one.gm === other.gm && one.observers === other.observers;
  return isAlike && powers.size === one.powers.length && powers.size === other.powers.length;
}

/** The readers of either. */
export function both(one: PressTarget, other: PressTarget): PressTarget {
  if (one.kind === "all" || other.kind === "all") return { kind: "all" };
  const powers = [...new Set([...one.powers, ...other.powers])];
  const observers = one.observers || other.observers;
  return { kind: "some", powers, gm: one.gm || other.gm, observers };
}

/** `Nudge all but Ivo`: the powers that words name, and those that they leave out. */
export function namedAndLeftOut(
  { game: { game, board } }: Speaker,
  words: string,
): { readonly named: readonly PowerId[]; readonly leftOut: readonly PowerId[] } {
  const [said = "", ...butFors] = words.split(exception);
  return {
    named: powersMeant(board, game, said),
    leftOut: butFors.flatMap((butFor) => powersMeant(board, game, butFor)),
  };
}
