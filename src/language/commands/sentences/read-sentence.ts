/**
 * Commands as people say them in sentences: `pause the game until Monday`, `meine Befehle bitte löschen`. Each is
 * put into the words of a command, which is then read as any other; a sentence that asks is no command.
 */
import { regex } from "../../../util/index.js";
import { countNamed, countPattern, halvesInHours } from "../../dates/date-words.js";
import { spansInEnglish } from "../../dates/times-abroad.js";
import { remembering } from "../../text/remembering.js";
import { clearsAll } from "./clearing.js";
import { clockSentences } from "./clock.js";
import { courseSentences } from "./course.js";
import { entrySentences } from "./entry.js";
import { peopleSentences } from "./people.js";
import { wishesPleaded } from "./plea.js";
import { ruleSentences } from "./rules.js";
import { seatSentences } from "./seat.js";
import type { Said } from "./sentence.js";
import { waitSentences } from "./wait-flag.js";

/** What people say before a command, in a list or alone. */
const before = regex("i")`
  ^(?:(?:\d{1,2}[.)]|[-*\u2022]) +)?(?:
    (?:
      euh|ähm?|hm+|uff|wait|warte|attends|espera|aspetta|please|pls|kindly|bitte|ok|okay|all right
      |alright|right|well|sorry|merci de|veuillez|prière de|bonjour|bonsoir|salut|hallo|moin|hola
      |buenas|ciao|thanks|actually|so|now|also|then|and|but|hi|hello|hey|bro|bruh|dude|mate|man|yo
      |ugh|omg|sry|(?:good )?(?:morning|afternoon|evening)|yes|yeah|sure|of course|fine|no thanks
      |no thank you|oh no|oops|maybe|perhaps|from now on|i(?:'d| would) (?:like|love) (?:you )?to
      |i(?:'m| am) (?:going|planning) to|i (?:want|plan|intend|need) (?:you )?to|i (?:think|guess)
      |i will|i'll|we(?:'d| would) like to|we (?:want|need|have|should|must|had better)(?: to)?
      |it(?:'s| is) time to|time to|let's|let us|ja|nein|ich (?:möchte|würde|will)(?: gerne?)?|oui
      |non|d'accord|je (?:voudrais|veux|souhaite)|il faut|sí|si|vale|por favor|quiero|sì|va bene
      |per favore|vorrei
    )(?:[,!:.]|(?= )) ?
  )*
`;

/** What people say behind one, and why they say it. */
const behind = regex("i")`
  (?:
    ,? (?:
      and (?:please )?(?:
        (?:tell|inform|notify) (?:
          (?:all |of )?(?:the )?(?:other )?players|everybody|everyone|all|them
        )(?: all)?(?: (?:about|of) (?:it|this|that))?
        |let (?:everybody|everyone|them|the players|all) know(?: (?:
          about (?:it|this|that)|why|that (?:that|this|it)(?:'s| is) (?:why|the reason)
          |the reason(?: why)?
        ))?
      )
      |and (?:then )?(?:carry|go) on (?:as (?:usual|before|always|normal)|normally)
        (?: (?:after(?:wards| that)|from then(?: on)?|then))?
      |please|pls|plz|bitte|thanks|thank you|asap|for me|after all
      |if (?:possible|you can|that's (?:ok|okay|possible))|danke|stp|svp|s'il (?:te|vous) pla[iî]t
      |merci|por favor|gracias|per favore|grazie
    )
  )*[ .!]*$
`;
/** A time behind a comma is none: `to Friday 20 November, 8 pm London time`. */
const reason = regex("i")`
  (?:
    [,;](?! (?:and|but|then|also|only|not|except|unless|if|und|aber|et|mais|y|pero|e|ma)\b)(?!
      [^.?!]*(?:
        \d
        |\b(?:
          noon|midnight|midday|morning|evening|night|time|o'?clock|uhr|mittags?|mitternacht|midi
          |minuit|mediodía|mezzogiorno|mezzanotte
        )\b
      )
    )
    | -|,? (?:be)?(?:cause|cuz|coz|cos)(?= )|,? since|,? (?:due|owing|thanks) to
    |,? (?:i|we)(?:'ve)? (?:screwed|messed|goofed|blew|made a|got it|entered)(?= )|,? wegen
    |,? weil|,? à cause|,? porque|,? a causa|,? perché
  ) [^.?!]*[.!]*$
`;

/** `We have changed our minds, please close the game`: what people tell before they come to it. */
const story = regex("i")`
  ^[^;]*?[,;] (?:so |and |but |then )?(?=
    (?:
      please|pls|bitte|let's|delete|scrap|cancel|clear|stop|pause|freeze|put|resume|carry|undo
      |take|go|roll|run|process|give|push|move|extend|find|replace|make|end|declare|wait|could|can
      |it's|my (?:new )?(?:e-?mail )?address|we kunnen|we can|wir können|on peut|podemos|possiamo
    ) )
`;

/** `Could you pause the game until Monday?` asks for it to be done, whoever asks. */
const request = regex("i")`
  ^(?:(?:hi|hello|hey|sorry|please)[,!]? )?(?:can|could|would|will) (?:you|u) (?:please |kindly )?(
    (?:
      (?:make|shorten) my name
      |(?:show|use|give|send)(?: me)?(?: all)?(?: my| the)? (?:times|deadlines) in|call me|pause
      |suspend|freeze|halt|invite|extend|add|resume|send (?:an? |out )?invit
    )\b[^?]*
  )\?$
`;

/** `It shows my full name, could you make it just Barty?`: of a name, and of nothing else that may be made so. */
const renaming = regex("i")`
  ^[^?,]{0,60}\bname\b[^?,]{0,60}, (?:can|could|would|will) you (?:please )?(make|shorten) it (
    (?:to |just |simply |only )[^?]*
  )\?$
`;

/** So does any other request, where a GM makes it; a player wants to know how. */
const wish = regex("i")`
  ^(?:
    (?:
      hi|hello|hey|sorry|please|and|also|so|ok|okay|oh|by the way|btw|one more thing
      |(?:i|we) (?:also )?(?:forgot|meant to (?:say|ask)|forgot to (?:say|mention|ask|add))
    )[,!:.]? )*(?:
      (?:can|could|would|will) (?:(?:you|we|i) )?(?:(?:please|maybe|perhaps|just|also|kindly) )*
      |(?:is it|would it be|it is) possible to |is there (?:a|any) way (?:for (?:me|us|you) )?to |
      (?:kannst du|könntest du|können sie|könnten sie|können wir) (?:bitte )?
      |(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|peut-on) |
      (?:puedes|podrías|puede|podemos) |(?:puoi|potresti|può|possiamo) )([^?]*)\?+$
`;

const sentences = [
  ...waitSentences,
  ...entrySentences,
  ...clockSentences,
  ...courseSentences,
  ...peopleSentences,
  ...ruleSentences,
  ...seatSentences,
];

/** The commands that a sentence may mean, in their own words: with all that it says, or without its reason. */
export function commandsSaid(text: string): readonly Said[] {
  const said = text.length > longest ? [] : saidIn(text);
  // A long story may stand before what is asked for.
  return said.length > 0 || text.length > longestPlea
    ? said
    : wishesPleaded(text)
        .flatMap(commandsIn)
        .map((each) => ({ ...each, manner: each.manner ?? "gm" }));
}

const longest = 200;
const longestPlea = 400;

/** Several readers ask it of each line of a mail, and the same orders come in many mails. */
const saidIn = remembering((text): readonly Said[] => {
  const asked = halvesInHours(text.replace(agreed, ""))
    .replace(renaming, "$1 my name $2")
    .replace(request, "$1");
  if (!asked.includes("?")) return commandsIn(asked);
  const wished =
    wishedIn(asked) ?? (/^(?:what|which)\b/i.test(asked) ? asked.replace(/\?+\s*$/, "") : null);
  if (wished === null) return [];
  const mayMean = (command: string) => ofSeat.has(command) && ofJudge.test(asked);
  return commandsIn(wished).map((said) =>
    mayMean(said.command) ? said : { ...said, manner: said.manner ?? "gm" },
  );
});

/** `Can you take my orders out for now?` asks for it; `can I cancel my orders?` wants to know. */
const ofJudge = regex("iu")`
  ^[^?]*?(?<!\p{L})(?:
    you|u|ya|du|sie|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|puedes?|podrías?|puoi|potresti
    |può|je|u
  )(?!\p{L})
`;
const clear = "CLEAR";
const ofSeat: ReadonlySet<string> = new Set([clear, "SET WAIT", "SET NO WAIT"]);

/** `Deadline Saturday, ok?` asks for no answer but that it is done. */
const agreed =
  /,? (?:ok|okay|all right|alright|right|yes|agreed|fine|einverstanden|d'accord|vale|va bene)\s*\?+\s*$/i;

/** What a request in the form of a question asks for. */
export function wishedIn(text: string): string | null {
  return wish.exec(text)?.[1] ?? null;
}

function commandsIn(said: string): readonly Said[] {
  const wanted = said.replace(hedged, " ");
  const plain = wanted.replace(before, "").replace(behind, "");
  const bare = plain.replace(reason, "").replace(behind, "");
  const told = plain.replace(story, "").replace(before, "");
  const whole = wanted.replace(behind, "");
  const found = [...new Set([plain, bare, told, whole])].flatMap(commandsOf);
  const isCleared = clearsAll(plain) || clearsAll(told);
  const meant: readonly Said[] = isCleared ? [...found, { command: clear, manner: null }] : found;
  // `Make the deadline 10 pm from now on` moves no deadline: it is how the game is to be.
  return standing.test(wanted) ? meant.filter(({ command }) => !ofOneTurn.test(command)) : meant;
}

/** `No play over Christmas, say from 23 December to 2 January` */
const hedged = regex("giu")`
  ,\s*(?:(?:let['\u2019]?s )?say|sagen wir|also|disons|digamos|diciamo|zeg(?:gen we)?),?\s+
    (?=(?:from|between|until|till|vom?|bis|du|del?|desde|dal|van|tot)(?!\p{L}))
`;

/** Does the sentence take all orders of its writer back, whatever a GM would mean by it? */
export function clearsOrders(sentence: string): boolean {
  return commandsSaid(sentence).some(({ command, manner }) => command === clear && manner === null);
}

/** Does a sentence say how something is to be for good, `from now on`? */
export function isForGood(sentence: string): boolean {
  return standing.test(sentence);
}

const standing = regex("iu")`
  (?<!\p{L})(?:
    from now on|from here on|always|in (?:the )?future|every (?:turn|phase|time)
    |each (?:turn|phase)|ab jetzt|ab sofort|von nun an|von jetzt an|künftig|in zukunft|immer
    |désormais|dorénavant|à partir de maintenant|toujours|à l['\u2019]avenir|siempre
    |(?:a partir )?de ahora(?: en adelante)?|d['\u2019]ora in poi|sempre|voortaan|vanaf nu|altijd
  )(?!\p{L})
`;
const ofOneTurn = /^(?:SET DEADLINE|EXTEND) /;

function commandsOf(plain: string): readonly Said[] {
  return sentences.flatMap(([pattern, command, manner = null]) => {
    const named = pattern.exec(plain);
    if (named === null) return [];
    const filled = command.replace(/\$(\d+)/g, (_, group: string) => named[Number(group)] ?? "");
    const dated = withMonth(withoutHours(filled));
    return [{ command: inFigures(dated).trim(), manner }];
  });
}

const counted = new RegExp(
  `\\b(${countPattern}) (?:(?:more|extra) )?(hours?|days?|weeks?)\\b`,
  "i",
);

/** `EXTEND two more days` as `EXTEND 2 days`; a week has seven of them. */
function inFigures(command: string): string {
  if (!command.startsWith("EXTEND ")) return command;
  return spansInEnglish(command).replace(counted, (_, count: string, unit: string) => {
    const isWeeks = /^week/i.test(unit);
    return `${countNamed(count) * (isWeeks ? 7 : 1)} ${isWeeks ? "days" : unit}`;
  });
}

/** `from 24 to 27 December` begins in December. */
function withMonth(command: string): string {
  return command.replace(
    /^(SET ABSENCE \d{1,2}(?:st|nd|rd|th)?) (TO \d{1,2}\S* (\p{L}+))/u,
    "$1 $3 $2",
  );
}

/** `Sunday evening` as the day, whose hour the game has: an evening has none of its own. */
function withoutHours(command: string): string {
  return command.replace(
    /^((?:SET DEADLINE|PAUSE UNTIL) .*\w)(?<! in the) (?:evening|night)$/,
    "$1",
  );
}
