/** Sentences of GMs about the game that they run: its clock, its players, its past and its end. */
import { address, game, type Sentence, says } from "./sentence.js";

const phase = "(?:the |this |that )?(?:turn|phase|season|game|orders|moves)";
const everybody =
  "(?:us|me|them|people|every(?:one|body)|(?:all )?(?:of )?(?:the |my )?players|all|all of (?:us|them))(?: all)?";
const until = "(?:time )?(?:un)?till?";
const stop = "(?:pause|suspend|freeze|stop|halt|interrupt)";
const power = "([\\p{L}]{3,}(?: \\p{L}+)?)";

const clock: readonly Sentence[] = [
  [says(`${stop} ${game}(?: now)?`), "PAUSE"],
  [says(`${stop} ${game} ${until} (?:on )?(.+)`), "PAUSE UNTIL $1"],
  [says(`${stop} ${game} for (.+)`), "PAUSE FOR $1"],
  [
    says(
      `(?:resume|unpause|continue|go on with|carry on with|restart) ${game}(?: (?:now|again))?`,
      `start ${game} again(?: now)?`,
      "(?:go on|carry on|resume play|continue playing|proceed)(?: (?:now|again|please))?",
    ),
    "RESUME",
  ],
  [
    says(
      `(?:move|set|change|shift|put|postpone|push|extend|delay) (?:the |this )?(?:deadline|turn|phase) (?:back )?(?:to|until|till) (.+)`,
      `(?:give|grant|allow|let) ${everybody}(?: have)? ${until} (.+)`,
      "(?:the )?(?:new )?deadline (?:should|shall|will|must) (?:now )?be (?!at\\b|every|each)(.+)",
      "(?:make|let) (?:the )?(?:next |new )?(?:deadline|turn|phase)(?: be| end| due)? (?!at\\b|every|each|\\d+ ?(?:h|d|hours?|days?)\\b)(.+)",
    ),
    "SET DEADLINE $1$2$3$4",
  ],
  [
    says(
      `(?:extend|postpone|push back|delay|lengthen|push|move|shift) (?:the |this )?(?:deadline|turn|phase)(?: back)? (?:by|for) (.+)`,
    ),
    "EXTEND $1",
  ],
  [
    says(
      `(?:give|grant|allow) ${everybody} (\\S+)(?: more| extra| additional)? (hours?|days?|weeks?)(?: more| extra)?(?: (?:for|in|on|to) .*)?`,
      "(?:add|put) (\\S+)(?: more| extra| additional)? (hours?|days?|weeks?)(?: more)? (?:to|onto|on) (?:the |this )?(?:deadline|turn|phase|clock)",
      `(\\S+)(?: more| extra| additional)? (hours?|days?|weeks?)(?: more| extra)? (?:for|to) ${everybody}`,
    ),
    "EXTEND $1$3$5 $2$4$6",
  ],
  [
    says(
      "(?:we (?:need|want|take|will take|are taking|have)|take|let's have|let's take|there (?:is|will be)) (?:a |an )?(?:\\w+ )?(?:break|holiday|pause|vacation)(?: [^,]*)?,? (?:from|between) (.+?) (?:to|until|till|and|through) (.+)",
      "(?:there (?:should|must|shall|will) be )?no (?:deadlines?|turns?|play|moves?|processing) (?:from|between) (.+?) (?:to|until|till|and|through) (.+)",
    ),
    "SET ABSENCE $1$3 TO $2$4",
  ],
];

const course: readonly Sentence[] = [
  [
    says(
      "(?:i(?:'m| am) )?(?:hand(?:ing)?|give|giving) (?:the |this |my )?game over to (\\S+@[^\\s.]+\\.\\S+)",
    ),
    "HANDOVER $1",
  ],
  [
    says(
      `(?:go ahead and )?(?:process|adjudicate|run|resolve) ${phase}(?: (?:right )?now| immediately| at once)?(?: (?:even (?:though|if)|without) .*)?`,
      "(?:go ahead and )?process (?:it )?(?:right )?now",
      "go ahead(?: and process| without (?:him|her|them|waiting))",
    ),
    "PROCESS",
  ],
  [
    says(
      "(?:roll ?back|undo|take back|reverse|revert) the (?:last|previous) (?:turn|phase|season)",
    ),
    "ROLLBACK",
  ],
  [says("(?:cancel|terminate|delete|abandon|close|call off) (?:the|this|my) game"), "TERMINATE"],
  [
    says(
      "(?:end|finish|call|declare) (?:the |this )?game (?:as |in )?an? draw(?: (?:between|of|for|among) .*)?",
    ),
    "DECLARE DRAW",
  ],
  [
    says(
      `(?:replace|swap|substitute) ${power} (?:with|by|for) (?:\\p{L}+ )*(${address})`,
      `(?:give|hand|transfer) ${power} (?:over )?to (?:\\p{L}+ )*(${address})`,
      `let (${address}) (?:play|have|take over|take) (?:for |as )?${power}(?: .*)?`,
      `(${address}) (?:will|shall|should|is going to|wants to|would like to|can) (?:take over|take|replace|play|stand in for)(?: for| as)? ${power}(?: from now on| instead)?`,
      `${power} (?:has|is|will be|was) (?:resigned|quit|left|gone|leaving|dropped out|replaced|out)(?:,| and|;|:)* (?:(?:\\p{L}+ ){0,4}?)(${address}) (?:will |takes?|can |is going to |would ).*`,
    ),
    "REPLACE $1$3$6$8$9 BY $2$4$5$7$10",
  ],
  [
    says(
      `(?:kick|throw|boot) ${power} out(?: of (?:the|this) game)?`,
      `(?:remove|eject|expel|drop) ${power} from (?:the|this) game`,
    ),
    "EJECT $1$2",
  ],
  [
    says(
      "(?:show|list|send) (?:me )?(?:everybody's|everyone's|all players'|all the players') orders",
    ),
    "PREVIEW",
  ],
];

const rules: readonly Sentence[] = [
  [
    says(
      "(?:let )?(?:the )?(?:players )?vote openly(?: on draws?)?",
      "(?:draw )?votes (?:should|shall|must) be (?:open|public|visible)",
    ),
    "SET OPEN VOTES",
  ],
  [
    says(
      "only (?:people|players|those|someone|somebody) (?:with|who (?:know|have|knows|has)) the (?:pass)?word [\"']?([\\w-]+)[\"']? (?:may|can|should) (?:join|play)",
    ),
    "SET INVITATION $1",
  ],
  [
    says(
      "(?:nobody|no one) (?:should|may|can|must) (?:see|look at) (?:the|our|its) (?:map |web )?page",
      "i (?:don't|do not) want (?:the players|people|anybody|anyone|everybody|others|strangers) to see (?:the|our) (?:page|game on the web|map on the web|web ?page)",
    ),
    "SET PAGE OFF",
  ],
  [
    says(
      "(?:the )?(?:victory|win|winning)(?: condition| criterion)?(?: should be| shall be| must be| is| needs| takes| at| with)? (\\d+)(?: (?:supply )?cent(?:er|re)s?)?",
    ),
    "SET VICTORY $1",
  ],
  [
    says(
      "(?:don't|do not|never) (?:process|adjudicate|run) (?:it |(?:the |this |a |any )?(?:turn|phase|game|thing)s? |anything )?(?:before|until|unless) i (?:say so|tell you(?: to)?|say|am ready|give the word|do it myself)",
    ),
    "SET MANUAL PROCESS",
  ],
  [says("set (?:the )?description (?:to )?(.+)"), "SET COMMENT $1"],
];

export const runningSentences: readonly Sentence[] = [...clock, ...course, ...rules];
