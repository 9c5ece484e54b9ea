/** Sentences of GMs about the rules by which a game is played, beside those of a set-up. */
import { wrapped } from "../../../util/index.js";
import { game, type Sentence, says } from "./sentence.js";

export const ruleSentences: readonly Sentence[] = [
  [
    says(
      wrapped`
        ${game}(?: should| shall| must| could| can)? (?:be |appear |stand )
          (?:shown |listed |described |announced |introduced )?
          (?:(?:in|on) (?:the|your) list(?: of games)? )?as ["\u201c\u201e\u00ab](.+)
          ["\u201d\u201c\u00bb]
      `,
      wrapped`
        (?:show|list|describe|announce|introduce) ${game} (?:
          (?:in|on) (?:the|your) list(?: of games)? )?as ["\u201c\u201e\u00ab](.+)
          ["\u201d\u201c\u00bb]
      `,
    ),
    "SET COMMENT $1$2",
    "gm",
  ],
  [
    says(
      "(?:let )?(?:the )?(?:players )?vote openly(?: on draws?)?",
      "(?:draw )?votes (?:should|shall|must) be (?:open|public|visible)",
      "make (?:the |all )?(?:draw )?votes (?:open|public|visible)",
    ),
    "SET OPEN VOTES",
  ],
  [
    says(
      wrapped`
        only (?:people|players|those|someone|somebody) (?:with|who (?:know|have|knows|has)) the (?:pass)?word ["']?
          ([\w-]+)["']? (?:may|can|should|shall) (?:be able to )?
          (?:join|play|get in|come in|enter|be let in|take part)
      `,
      wrapped`
        only (?:my |our )?(?:
          friends|people (?:that |whom )?i know|members|those (?:that |whom |who )?[^:;,.]{3,30}
        ) (?:may|can|should|shall|must|will) (?:be able to )?
          (?:join|play|get in|come in|enter|be let in|take part)[:;,.] (?:let |make )?
          (?:the|our|its) (?:pass)?word (?:be|is|shall be|should be|will be|to be) ["'\u201c\u201e\u00ab]?
          ([\w-]{3,30})["'\u201d\u201c\u00bb]?
      `,
    ),
    "SET INVITATION $1$2",
  ],
  [
    says(
      "(?:nobody|no one) (?:should|may|can|must) (?:see|look at) (?:the|our|its) (?:map |web )?page",
      wrapped`
        i (?:don't|do not) want (?:the players|people|anybody|anyone|everybody|others|strangers) to see (?:
          the|our
        ) (?:page|game on the web|map on the web|web ?page)
      `,
    ),
    "SET PAGE OFF",
  ],
  [
    says(
      wrapped`
        (?:the )?(?:victory|win|winning)(?: condition| criterion)?(?: should be| shall be| must be
          | is| needs| takes| at| with)? (\d+)(?: (?:supply )?cent(?:er|re)s?)?
      `,
    ),
    "SET VICTORY $1",
  ],
  [
    says(
      wrapped`
        (?:don't|do not|never) (?:process|adjudicate|run) (?:
          it |(?:the |this |a |any )?(?:turn|phase|game|thing)s? |anything )?
          (?:before|until|unless) i(?:(?:'ve| have)(?: not)?)? (?:
            (?:say|said) so|(?:tell|told) you(?: to)?|say|said|am ready|(?:give|given) the word
            |do it myself
            |(?:look|looked|seen|checked|had a look)(?: (?:at|over|through))?
              (?: (?:the|all|everybody's))?(?: orders)?
          )
      `,
    ),
    "SET MANUAL PROCESS",
  ],
  [
    says(
      "set (?:the )?description (?:to )?(.+)",
      wrapped`
        (?:put|write|add|use|show|have)(?: (?:this|that|the following))? (?:in|into|to|as) (?:the |its )?
          (?:description|comment|blurb|list)\s*: ?(.+)
      `,
      "(?:the )?(?:description|comment|blurb)(?: (?:is|should be|shall be))?\\s*: ?(.+)",
    ),
    "SET COMMENT $1$2$3",
  ],
];
