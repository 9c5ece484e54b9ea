/** Questions that stand in one run of sentences, or in one sentence, and are answered each by itself. */
import {
  clausesOf,
  couldIn,
  courteouslyAsked,
  isSupposing,
  mentionsIn,
  placesIn,
  type Span,
  tacticAsked,
} from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";

/** The questions of a run. */
export function spansApart(speaker: Speaker, span: Span): readonly Span[] {
  return ofOthersApart(speaker, span).flatMap(courteouslyApart).flatMap(apartFromOthers);
}

/** `Could you say whether France can reach the Channel, and whether I can?`: each question straight. */
function courteouslyApart(span: Span): readonly Span[] {
  const asked = span.sentences.length === 1 ? courteouslyAsked(span.text) : [];
  if (asked.length === 0) return [span];
  return asked.map(({ said, asks }) => ({ ...span, text: asks, sentences: [asks], said }));
}

/** `Who leads, and how many shall I have if this works?`: two questions, of which the first is read with the mail. */
function apartFromOthers(span: Span): readonly Span[] {
  if (span.said !== undefined) return [span];
  const [first = "", ...others] = clausesOf(span.text);
  const isAnother = others.length > 0 && first.endsWith("?") && span.sentences.length === 1;
  if (!isAnother || isSupposing(first)) return [span];
  return others.map((text) => ({ ...span, text, sentences: [text] }));
}

/**
 * `If I go to Sweden, do we bounce? Can somebody take Sevastopol meanwhile?`: what others can do where the asker is
 * asks nothing of what is supposed.
 */
function ofOthersApart(speaker: Speaker, span: Span): readonly Span[] {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const [first = "", ...others] = span.sentences;
  const isOwn = (place: ProvinceId) =>
    game.position.units.some(({ at, power }) => power === own && provinceOf(at) === place);
  const isApart = (sentence: string) => {
    const places = placesIn(board, sentence);
    const isOfOwn = places.length > 0 && places.every(isOwn) && !isSupposing(sentence);
    if (!isOfOwn) return false;
    const could = couldIn(board, sentence, own, []);
    return could === null ? tacticAsked(sentence) === "attackers" : !could.powers.includes(own!);
  };
  const at = others.findIndex(isApart);
  if (!isSupposing(first) || at < 0) return [span];
  const from = span.text.indexOf(others[at]!);
  const parted = {
    sentences: [first, ...others.slice(0, at)],
    text: span.text.slice(0, from).trim(),
  };
  return [parted, ...others.slice(at).map((text) => ({ text, sentences: [text] }))];
}

/** The place that was spoken of last, from where nobody comes: `can I help Bulgaria from Constantinople?` */
export function placeAbove(board: Board, above: string): ProvinceId | undefined {
  const mentions = mentionsIn(board, above);
  const last = mentions.findLast(({ from }) => !comingFrom.test(above.slice(0, from)));
  return (last ?? mentions.at(-1))?.at;
}

const comingFrom =
  /(?<!\p{L})(?:from|out of|depuis|desde|aus|vanuit|dalla) (?:the |la |el |il |de )?$/iu;
