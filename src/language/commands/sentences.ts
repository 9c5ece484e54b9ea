/**
 * Commands as people say them in sentences: `pause the game until Monday`, `meine Befehle bitte löschen`. Each is
 * put into the words of a command, which is then read as any other; a sentence that asks is no command.
 */
import { countNamed, countPattern } from "../dates/date-words.js";

/** What people say before a command. */
const before =
  /^(?:(?:please|pls|kindly|bitte|ok|okay|so|now|also|then|hi|hello|from now on|i(?:'d| would) like to|i want to|let's|let us)[,!:]? )+/i;

/** What people say behind one, and why they say it. */
const behind =
  /(?:,? (?:please|pls|plz|bitte|thanks|thank you|stp|svp|por favor|per favore))?[ .!]*$/i;
const reason = /(?:,|;| -| because| since) .*$/i;

const game = "(?:the |this |our |my )?(?:game|clock)";
const phase = "(?:the |this |that )?(?:turn|phase|season|game|orders|moves)";
const orders = "(?:orders|moves)";

function says(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "iu");
}

/** Each with the command that it means; `$1` is what the sentence names. */
const sentences: readonly (readonly [pattern: RegExp, command: string])[] = [
  [says(`(?:watch|observe|follow|spectate)(?: the)? game ([\\w-]+)`), "OBSERVE $1"],
  [says(`(?:join|play in)(?: the)? game ([\\w-]+)`), "JOIN $1"],
  [says(`(?:pause|suspend|freeze|stop|halt) ${game}(?: now)?`), "PAUSE"],
  [
    says(`(?:pause|suspend|freeze|stop|halt) ${game} (?:un)?till? (?:(?:next|on) )?(.+)`),
    "PAUSE UNTIL $1",
  ],
  [says(`(?:pause|suspend|freeze|stop|halt) ${game} for (.+)`), "PAUSE FOR $1"],
  [
    says(
      `(?:resume|unpause|continue|go on with|carry on with|restart) ${game}(?: (?:now|again))?|start ${game} again(?: now)?`,
    ),
    "RESUME",
  ],
  [
    says(
      "(?:i(?:'m| am) )?(?:hand(?:ing)?|give|giving) (?:the |this |my )?game over to (\\S+@[^\\s.]+\\.\\S+)",
    ),
    "HANDOVER $1",
  ],
  [
    says(
      "(?:let )?(?:the )?(?:players )?vote openly(?: on draws?)?|(?:draw )?votes (?:should|shall|must) be (?:open|public|visible)",
    ),
    "SET OPEN VOTES",
  ],
  [
    says(
      `(?:process|adjudicate|run|resolve) ${phase}(?: (?:right )?now| immediately| at once)?|process (?:it )?(?:right )?now`,
    ),
    "PROCESS",
  ],
  [
    says(
      `(?:roll ?back|undo|take back|reverse|revert) the (?:last|previous) (?:turn|phase|season)`,
    ),
    "ROLLBACK",
  ],
  [says(`(?:cancel|terminate|delete|abandon|close|call off) (?:the|this|my) game`), "TERMINATE"],
  [
    says(
      `(?:end|finish|call|declare) (?:the |this )?game (?:as |in )?an? draw(?: (?:between|of|for|among) .*)?`,
    ),
    "DECLARE DRAW",
  ],
  [
    says(
      `(?:move|set|change|shift|put|postpone|push) the deadline (?:back )?(?:to|until|till) (.+)`,
    ),
    "SET DEADLINE $1",
  ],
  [
    says(
      `(?:extend|postpone|push back|delay|lengthen|push) (?:the |this )?(?:deadline|turn|phase)(?: back)? (?:by|for) (.+)`,
    ),
    "EXTEND $1",
  ],
  [
    says(
      `(?:give|grant|allow) (?:us|me|them|every(?:one|body)|(?:all )?(?:the )?players|all)(?: all)? (\\S+)(?: more| extra| additional)? (hours?|days?|weeks?)(?: more| extra)?(?: (?:for|in|on|to) .*)?`,
    ),
    "EXTEND $1 $2",
  ],
  [
    says(
      [
        `(?:delete|cancel|clear|remove|forget|scrap|discard|withdraw) (?:all )?(?:of )?my ${orders}`,
        "(?:alle )?meine (?:befehle|züge) (?:bitte )?(?:löschen|streichen|verwerfen)",
        "(?:lösche|streiche|verwirf|vergiss) (?:bitte )?(?:alle )?meine (?:befehle|züge)",
        "(?:annule[rz]?|efface[rz]?|supprime[rz]?) (?:tous )?mes ordres",
        "(?:anula|borra|cancela|elimina) (?:todas )?mis [oó]rdenes",
        "(?:annulla|cancella|elimina) (?:tutti )?i miei ordini",
      ].join("|"),
    ),
    "CLEAR",
  ],
  [
    says(
      "(?:show|list|send) (?:me )?(?:everybody's|everyone's|all players'|all the players') orders",
    ),
    "PREVIEW",
  ],
  [
    says(
      "(?:my (?:new )?(?:e-?mail )?address (?:is(?: now)?|has changed to|will be)|change my (?:e-?mail )?address to) (\\S+@[^\\s.]+\\.\\S+)",
    ),
    "SET ADDRESS $1",
  ],
  [
    says(
      "(?:use|show|give|send)(?: me)?(?: all)?(?: my| the)? (?:times|deadlines) in (?!gmt|utc)(.+?) time|my time ?zone is (.+)",
    ),
    "SET ZONE $1$2",
  ],
  [says("(?:send|show|mail|give)(?: me)?(?: the| a)? (?:map|board|picture)(?: again)?"), "MAP"],
  [
    says(
      "only (?:people|players|those|someone|somebody) (?:with|who (?:know|have|knows|has)) the (?:pass)?word [\"']?([\\w-]+)[\"']? (?:may|can|should) (?:join|play)",
    ),
    "SET INVITATION $1",
  ],
  [
    says(
      "(?:nobody|no one) (?:should|may|can|must) (?:see|look at) (?:the|our|its) (?:map |web )?page",
    ),
    "SET PAGE OFF",
  ],
  [
    says(
      "(?:the )?(?:victory|win|winning)(?: condition| criterion)?(?: should be| shall be| must be| is| needs| takes| at| with)? (\\d+)(?: (?:supply )?cent(?:er|re)s?)?",
    ),
    "SET VICTORY $1",
  ],
  [says("set (?:the )?description (?:to )?(.+)"), "SET COMMENT $1"],
  [
    says(
      "(?:press|message|nachricht|mensaje|messaggio) (?:an|für|a|à|au|aux|pour|para|per) (?:den |die |das |l'|la |le |les )?(\\S+(?:(?:, ?| und | et | y | e )\\S+){0,6})",
    ),
    "PRESS TO $1",
  ],
];

/** The commands that a sentence may mean, in their own words: with all that it says, or without its reason. */
export function commandsSaid(text: string): readonly string[] {
  if (text.length > 200 || text.includes("?")) return [];
  const plain = text.replace(before, "").replace(behind, "");
  const bare = plain.replace(reason, "");
  return [plain, bare].flatMap(commandsOf);
}

function commandsOf(plain: string): readonly string[] {
  const fitting = sentences.find(([pattern]) => pattern.test(plain));
  return fitting === undefined ? [] : [inFigures(plain.replace(...fitting))];
}

const counted = new RegExp(
  `\\b(${countPattern}) (?:(?:more|extra) )?(hours?|days?|weeks?)\\b`,
  "i",
);

/** `EXTEND two more days` as `EXTEND 2 days`; a week has seven of them. */
function inFigures(command: string): string {
  if (!command.startsWith("EXTEND ")) return command;
  return command.replace(counted, (_, count: string, unit: string) => {
    const isWeeks = /^week/i.test(unit);
    return `${countNamed(count) * (isWeeks ? 7 : 1)} ${isWeeks ? "days" : unit}`;
  });
}
