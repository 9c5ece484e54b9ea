/** `What if somebody sends nothing twice in a row? I'd like them thrown out then`: who `they` are. */
import { regex } from "../../util/index.js";
import { plainWords } from "../questions/question-words.js";
import { absent, out } from "./by-topic.js";

/** The sentences, in which those who are to be thrown out are named as the question above does. */
export function withAbsentNamed(sentences: readonly string[]): readonly string[] {
  return sentences.map((each, at) => namedAbove(each, sentences[at - 1] ?? ""));
}

function namedAbove(sentence: string, above: string): string {
  const [plain, asked] = [sentence, above].map(plainWords) as [string, string];
  const isOfThem =
    !sentence.includes("?") && !absent.test(plain) && out.test(plain) && them.test(plain);
  const isAsked = above.includes("?") && absent.test(asked) && anybody.test(asked);
  if (!isOfThem || !isAsked) return sentence;
  return `${above.replace(/[?\s]+$/, "")}, ${sentence.trim().replace(afterwards, "")}`;
}

/** When that has happened, and no later turn. */
const afterwards = regex("iu")`
  [ ](?:after (?:that|this|it)|afterwards|then|danach|dann|ensuite|apr\u00e8s(?: cela| \u00e7a)?|despu\u00e9s|luego
  |dopo|poi|daarna|dan)(?=\W*$)
`;

const them = regex()`
  \b(?:
    them|they|him|her|he|she|such (?:players|people)|der|die|den|er|sie|solche|ils?|elles?|les|le|l
    |lo|los|la|li|ellos?|que quede\w*|sia\w*|hij|zij|ze|hem|hen
  )\b
`;
const anybody = regex()`
  \b(?:
    some(?:body|one)|any(?:body|one)|players?|people|who(?:ever)?|jemand|einer|spieler|wer|quelqu un|joueurs?
    |alguien|alguno|jugador\w*|quien|qualcuno|giocator\w*|chi|iemand|spelers?|wie
  )\b
`;
