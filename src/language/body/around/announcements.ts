/** Lines that only announce what stands below them: `Before I decide, could you advise on the following:`. */
import { regex } from "../../../util/index.js";
import type { Line } from "../../text/lines.js";

/** Does the line say no more than that questions follow? */
export function announcesQuestions({ text }: Pick<Line, "text">): boolean {
  return text.length <= longest && announcing.test(text);
}

const longest = 110;

const announcing = regex("iu")`
  ^[^?:\d]{0,60}(?<!\p{L})(?:
    (?:(?:a|one|two|three|some|several|a few|a couple of|my|quick|short|other|more|another)\s){1,3}(?:questions?
    |things?|points?)
    |(?:advise|answer|help|tell|let me know|clarify|explain|confirm)[^?:]{0,30}(?:following|these|below
    |few (?:things|points|questions))
    |(?:ein|eine|einige|ein paar|zwei|drei|meine|kurze|noch|folgende[nr]?)\s(?:kurze\s)?fragen?
    |(?:(?:une|deux|trois|quelques|mes|petites?|autres?)\s){1,2}questions?|(?:una|dos|tres|unas|algunas
    |mis)\s(?:pequeñas?\s)?preguntas?
    |(?:una|due|tre|alcune|qualche|le mie)\sdomand[ae]|(?:een|twee|drie|enkele|een paar|mijn|korte)\svra(?:ag|gen)
  )[^?:\d]{0,50}:$
`;
