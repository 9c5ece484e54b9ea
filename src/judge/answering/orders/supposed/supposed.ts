/** What somebody only supposes, `say I go to Trieste, and Austria goes there too. Who gets in?`, tried and told. */
import { hasEnded, memberById, rulebookFor } from "../../../../game/index.js";
import {
  type OrderLine,
  partedClauses,
  placesIn,
  powersIn,
  type Reading,
  readOrders,
  supposedIn,
} from "../../../../language/index.js";
import type { Board, PowerId } from "../../../../map/index.js";
import { trialText } from "../../../../report/index.js";
import { adjudicate } from "../../../../rules/index.js";
import { trialsPerMailMax } from "../../../limits.js";
import { sceneOf } from "../../../records/scenes.js";
import { say } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownOrders } from "../own-orders.js";
import { movesSupposed } from "./supposed-moves.js";

/** Tells what would come of it; false where the question supposes nothing, or nothing that can be tried. */
export function tellsSupposed(session: Session, question: string): boolean {
  const { speaker } = session.sender;
  const clauses = supposedIn(question);
  if (speaker === null || clauses === null || session.counts.trials >= trialsPerMailMax)
    return false;
  const { game, board } = speaker.game;
  const own = memberById(game, speaker.member)?.power ?? null;
  if (own === null || hasEnded(game) || game.phase.kind !== "M") return false;
  const moving = clauses.filter((clause) => !holding.test(clause));
  const supposed = [moving, partedClauses(moving)].map((each) => readSupposed(speaker, own, each));
  const read = supposed.find((each) => each !== null) ?? null;
  const told = read === null ? movesSupposed(speaker, own, partedClauses(clauses)) : null;
  const readings = read ?? told?.readings ?? null;
  // `What if Russia goes to the Black Sea?` is about what the asker has ordered.
  const isOwn = readings?.some(({ power }) => power === own) === true;
  const ordered = isOwn ? [] : ownOrders(game, memberById(game, speaker.member));
  const staying = told?.staying ?? 0;
  if (readings === null || readings.length + ordered.length + staying < fewest) return false;
  session.counts.trials += 1;
  const rulebook = rulebookFor(game.settings);
  const all = [...readings, ...ordered];
  const result = adjudicate(board, rulebook, game.phase, game.position, all);
  const scene = sceneOf(session.context, game, speaker.member);
  const usesOwn = ordered.length > 0;
  say(session, trialText(session.context.catalogue, scene, { result, closed: true, usesOwn }));
  return true;
}

/** The orders that these clauses are; null where one of them is none, or none that the rules allow. */
function readSupposed(
  { game: { board, game } }: Speaker,
  own: PowerId,
  clauses: readonly string[],
): readonly Reading[] | null {
  const { phase, position, settings } = game;
  const rulebook = rulebookFor(settings);
  const lines = linesOf(board, own, clauses);
  const context = { board, rulebook, phase, position, power: null };
  const { readings, complaints } = readOrders(context, lines);
  const isWhole = complaints.length === 0 && readings.every(({ illegal }) => illegal === null);
  return isWhole && readings.length > 0 ? readings : null;
}

/** `Austria holds`: units without orders do so in any trial. */
const holding =
  /^(?:(?:the |l['\u2019]|la )?\p{L}+|the others|everybody else|alle anderen) (?:just |simply )?(?:holds?|stays?(?: put)?|does nothing|do nothing|hält|halten|ne bouge pas|no se mueve|non si muove|blijft staan)$/iu;

/** One order alone is no meeting. */
const fewest = 2;

/** The clauses below the names of the powers that they tell of; who names none goes on with the last. */
function linesOf(board: Board, own: PowerId, clauses: readonly string[]): readonly OrderLine[] {
  let power = own;
  let place = "";
  return clauses.flatMap((clause) => {
    const [named] = powersIn(board, clause.split(/\s+/).slice(0, 2).join(" "));
    const isOwn = /^(?:i|we|my|ich|wir|je|nous|yo|io|ik|wij)\b/i.test(clause);
    power = isOwn ? own : (named ?? power);
    const name = board.powers.find(({ id }) => id === power)?.name ?? power;
    const written = place === "" ? clause : clause.replace(there, `to ${place}`);
    place = placesIn(board, written).at(-1) ?? place;
    const text = written
      .replace(
        /^(?:i|we|he|she|they|ich|wir|er|sie|je|nous|il|elle|yo|io|ik|wij|hij|zij)(?:'d|'ll)?\s+/i,
        "",
      )
      .replace(named === undefined || isOwn ? /^$/ : powerNamed, "")
      .replace(again, "$1 to there")
      .replace(going, "")
      .replace(
        /,? (?:too|as well|also|again|de nouveau|wieder|otra vez|de nuevo|di nuovo|weer|outra vez|de novo|auch|aussi|también|anche|ook)$/i,
        "",
      );
    return [
      { number: 1, text: `${name}:` },
      { number: 1, text },
    ];
  });
}

/** `And I go there with Brest` */
const there =
  /(?<!\p{L})(?:(?:to|into) )?(?:there|the same (?:place|province|space)|dorthin|dahin|là(?:-bas)?|y(?= (?:va|vais))|allí|ahí|lì|là|daarheen)(?!\p{L})/iu;

/** `Tries it from Munich`: to where somebody goes of whom was spoken before. */
const again =
  /^(?:(?:would|will|could|might|then|also|just|too|both) )*(?:tr(?:y|ies|ied)|does|did|do|attempts?|attempted|repeats?|repeated) (?:it|that|the same)(?: again| too)? (?:from|out of) (.+)$/iu;

const powerNamed = /^(?:(?:the|die|der|das|la|le|el|il|de|het|a|o|as|os)\s+|l['\u2019])?\S+\s+/iu;

/** `Goes from Albania to Trieste`, `brings the fleet back from Albania`: the order begins with its place. */
const going =
  /^(?:(?:would|will|could|might|then|also|just) )*(?:goes|go|going|went|comes?|came|moves?|moved|brings?|brought|takes?|took|sends?|sent|orders?|ordered|plays?|played|march(?:es|ed)|sail(?:s|ed)?|pulls?|pulled|ging|ginge|zöge|allait|fuera|fuese|iría|fosse|iria|andasse|va|vai|gehe|geht|ziehe|zieht|schicke|schickt|vais|va|envoie|voy|envía|vado|manda|ga|gaat|stuur|stuurt)\s+(?:(?:the|my|his|her|their|an?|its|die|den|meine?|seine?|la|le|sa|su|la sua|de|het|mijn|zijn)\s+)?(?:(?:army|fleet|unit|armee|flotte|einheit|armée|ejército|flota|armata|flotta|leger|vloot)\s+)?(?:back\s+|zurück\s+|de retour\s+|terug\s+)?(?:(?:from|in|of|at|von|aus|de|da|van|uit)\s+)?/iu;
