/** The phrases of a set-up that are about press, secrecy, and the rules by which a game lives and ends. */
import { wrapped } from "../../util/index.js";
import { countPattern, spanMinutes } from "../dates/date-words.js";
import type { SetUpPart } from "./part.js";
import { link, type Pattern, says, sets, settings, some } from "./pattern.js";

const folks = "(?:the )?(?:players?|people|folks|everybody|everyone|they|you|we|powers|guys)";
const press = "press|messages|messaging|diplomacy|negotiations?|talk(?:ing)?|chat(?:s|ting|ter)?";
/** `Public messages are fine too`: besides those to single players. */
const allowedToo = wrapped`
  \s+(?:(?:is|are) )?(?:also )?(?:fine|ok|okay|allowed|welcome|alright|all right|possible)
    (?:,? (?:too|as well|also))*
`;
const who = "(?:players?|identities|names|players' (?:names|identities))";

export const pressPhrases: readonly Pattern[] = [
  sets(
    [
      `no (?:gr[ae]y|anonymous|unsigned|nameless)[\\s-]+(?:${press}|letters|mails?)(?: allowed)?`,
      wrapped`
        (?:gr[ae]y|anonymous|unsigned|nameless)[\s-]+(?:${press}|letters|mails?)${link}
          (?:off|no|none|not (?:allowed|wanted)|forbidden)
      `,
      wrapped`
        (?:don't|do not) (?:want|like|allow) (?:any )?(?:gr[ae]y|anonymous|unsigned|nameless)
          [\s-]+(?:${press}|letters|mails?)
      `,
      wrapped`
        (?:(?:do )?(?:allow|permit|enable)|turn on|switch on)(?: (?:the|all))? (?:${press})
          (?: (?:after all|again))?,? (?:(?:but|and) )?(?:only )?(?:with|signed (?:by|with)|under) (?:
            the |their |an? )?(?:
              sender(?:['\u2019]s|s['\u2019]?)?|writer(?:['\u2019]s)?|author(?:['\u2019]s)?|own
              |real|true
            )? ?(?:names?|countr(?:y|ies)|powers?|signatures?)(?: (?:on it|on them|shown|below))?
      `,
      wrapped`
        no (?:${press}|letters|mails?) without (?:an? |the |any )?(?:names?|senders?|signatures?)
          (?: of (?:the|its|their) (?:writer|sender|author))?
      `,
    ],
    { press: "white" },
  ),
  sets(
    wrapped`
      (?:
        (?:let|allow|have) (?:the players|them|everybody|everyone|people|all)(?: of them)?(?: to)?
        |(?:(?:the )?players|they|everybody|everyone|people|all) (?:
          can|may|are (?:free|allowed) to|should be (?:able|free|allowed) to
        )
      ) (?:write|talk|speak|chat|send messages)(?: (?:to|with))? (?:
        each other|one another|whom(?:ever)? they (?:like|want)|among themselves
      )(?: (?:
        freely|privately|in private|openly
        |(?:all|as much as|whenever|what(?:ever)?) they (?:like|want|please)
      ))*
      |(?:${press})(?: (?:between|among|amongst) (?:the )?(?:players|powers|them|us|each other))? (?:is|are) (?:
        fine|ok|okay|allowed|welcome|alright|all right|possible|on
      )
      |(?:every(?:body|one)|all(?: players)?) (?:
        can|may|are (?:free|allowed) to|should be (?:able|free|allowed) to
      ) (?:write|talk|speak|chat|send messages) (?:to|with) (?:
        (?:every|any)(?:body|one)(?: else)?|all(?: the)? others
      )
    `,
    { press: "white", partialPress: true },
  ),
  sets(
    wrapped`
      (?:let|allow) (?:the players|them|everybody|everyone|people|all)(?: of them)? (?:to )?
        (?:write|talk|speak|chat|negotiate|send messages)(?: (?:
          after all|though|again|now|freely|if they (?:like|want)
        ))*
    `,
    { press: "white", partialPress: true },
  ),
  sets(
    [
      wrapped`
        (?:
          needn't|need not|(?:don't|do not) (?:have|need) to|without having to|may or may not
          |are free not to|mustn't have to
        ) (?:sign|give (?:their|a) names?|say who (?:they are|wrote it))(?: (?:
          what they (?:write|say)|their (?:messages|letters|mails|press)|them|it|anything
        ))?
      `,
      wrapped`
        (?:may|can|are (?:allowed|free) to) (?:also )?(?:write|stay|remain|post|do so|be)
          (?: (?:to each other|messages))? (?:
            anonymous(?:ly)?|unsigned|without (?:a name|names|signing)
          )(?: (?:too|as well|if they (?:like|want|wish)))*
      `,
    ],
    { press: "white/grey" },
  ),
  sets(
    [
      `press${link}(?:none|off|no|not allowed|forbidden|nil)`,
      wrapped`
        (?:turn|switch|shut) (?:off (?:all |the )*(?:${press})|(?:all |the )*(?:${press}) off)
          (?: (?:for (?:the )?(?:rest of the game|good|now)|completely|entirely|altogether|from now on))?
        |(?:disable|forbid|ban|disallow|prohibit) (?:all |the )*(?:${press})
          (?: for the rest of the game| from now on)?
      `,
      wrapped`
        (?:no|without(?: any)?|zero)[\s-]*(?:${press})(?:
          \s+(?:between|among|amongst) (?:the )?(?:players|powers|them|us|each other)
        )?(?:\s+(?:at all|allowed|whatsoever|of any kind))?
      `,
      wrapped`
        nopress
        |(?<!\b(?:are|were|been|went|kept?|remain(?:ed|s)?|stay(?:ed|s)?|so|fallen|gone) )silent
          (?: game)?
        |(?:better |rather |all )*(?:play|played|game)(?: (?:it|this|the game|all|everything))? (?:
          in silence|silently|without (?:a word|talking|writing)
        )
        |nobody (?:talks|writes|speaks)(?: to (?:each other|anybody|anyone))?
      `,
      wrapped`
        (?:
          i (?:don't|do not) want (?:the )?players to
          |(?:the )?players (?:
            (?:should|must|may|can|are) not|shouldn't|mustn't|can't|cannot|aren't
          )(?: allowed to| be allowed to| be able to)?
        ) (?:write|talk|speak|send messages)(?: to (?:each other|one another))?
      `,
    ],
    { press: "none" },
  ),
  sets(
    [
      wrapped`
        only\s+(?:(?:public|broadcast)[\s-]+(?:press|messages)|broadcasts?)
        |(?:public|broadcast)[\s-]+(?:press|messages)\s+only|(?<!\bno )(?:public|broadcast)[\s-]+press(?!
          ${allowedToo}
        )
      `,
      wrapped`
        (?:${press}|messages)(?: to (?:everybody|everyone|all))(?: (?:is|are))? (?:
          ok|okay|fine|allowed|only|possible
        )(?:,? (?:but|and)? ?no private (?:ones?|press|messages?|talk))?
      `,
      wrapped`
        (?:${press}|letters|mails?|notes?) (?:are |go )?(?:only|just) to (?:
          everybody|everyone|all
        )(?: at once)?(?:
          ,? (?:and |but )?(?:none?|not|never|no letters) (?:to|between|for) (?:
            (?:single|individual|any|one) )?(?:
              players?|persons?|people|ones?|individuals?|anybody alone|somebody alone
            )
        )?
        |(?:${press}|letters) only (?:go|goes) to (?:everybody|everyone|all)
      `,
      `broadcasts?\\s+only|press${link}(?:public|broadcasts?)(?:\\s+only)?`,
      wrapped`
        (?:${press}) (?:(?:should|shall|must|to|will|can|may|has to|have to) )?(?:only )?be (?:only )?
          (?:public|open|broadcasts?|visible to all)(?: only)?
      `,
      wrapped`
        no (?:more )?(?:private|partial|personal|secret|confidential|one-to-one|one-on-one|side) (?:
          press|messages?|messaging|notes?|letters?|mails?|talks?|talking|chats?|chatter
          |conversations?|negotiations?|deals?|whisper(?:s|ing)?
        )(?: (?:between|among|amongst) (?:the )?
            (?:players?|powers?|them|each other|individual players))?
      `,
      wrapped`
        ${folks} (?:may|can|are (?:allowed|free) to|should(?: be able to)?)(?: only)? (?:
          post|write|talk|speak|chat|send (?:messages|notes|things)|say things
        )(?: only)? (?:to|in front of|before|with) (?:
          the whole (?:table|group|board|room|game)|everybody|everyone|all(?: of (?:us|them))?
          |all players|the (?:table|group|board)
        )(?: (?:only|at once|together|openly))*
      `,
      wrapped`
        (?:everybody|everyone|all) (?:reads|sees|hears|gets) (?:
          everything|all (?:messages|press|mails|letters)|every (?:message|word|letter)
        )
        |everything (?:goes |is )?(?:to|for) (?:
          everybody|everyone|all|the whole (?:table|group|board)
        )
      `,
    ],
    { press: "white", partialPress: false },
  ),
  sets(`press${link}(?:white\\s*(?:/|and|or)\\s*gr[ae]y)|white\\s*(?:/|and|or)\\s*gr[ae]y press`, {
    press: "white/grey",
  }),
  sets(`press${link}(?:gr[ae]y\\s*(?:/|and|or)\\s*white)|gr[ae]y\\s*(?:/|and|or)\\s*white press`, {
    press: "grey/white",
  }),
  sets(
    [
      "(?:all\\s+)?(?:gr[ae]y|anonymous|unsigned)[\\s-]+press(?:\\s+only)?",
      `press${link}(?:gr[ae]y|anonymous|unsigned)`,
    ],
    { press: "grey" },
  ),
  sets(
    [
      "rulebook press",
      wrapped`
        (?:
          (?:no|without(?: any)?) press (?:in|during)
          |press only (?:in|during) (?:the )?move(?:ment)? phases?|no press between
        ) ?(?:the )?(?:retreats?|builds?|retreats? (?:and|or) builds?)?(?: phases?)?
      `,
    ],
    { press: "white", minorPress: false },
  ),
  sets(
    `(?:public|broadcast)[\\s-]+(?:press|messages)${allowedToo}|(?:public|open) (?:and|or) private (?:press|messages)`,
    {
      press: "white",
      partialPress: true,
    },
  ),
  sets(
    [
      "(?:full|white|regular|normal|standard|usual|signed|free|all)[\\s-]+press|with press",
      `press${link}(?:white|full|on|yes|allowed|ok|normal|regular|signed|standard)`,
      "full (?:negotiations?|diplomacy)",
      wrapped`
        (?:(?:do )?(?:allow|permit|enable)|turn on|switch on|bring back|reinstate)
          (?: (?:the|all))? (?:${press})(?: (?:after all|again|for (?:all|everyone|everybody)))*
      `,
      "(?:remove|lift|drop|end|no(?: more)?)(?: all)?(?: the)? press (?:restrictions?|limits?|rules)",
    ],
    { press: "white", partialPress: true },
  ),
];

const mayTalk = wrapped`
  (?:
    (?:to )?(?:
      talk|write|speak|chat|join the (?:talk|chat|press)|send (?:press|messages)|use press
    )(?: (?:to|with) (?:the |all )?(?:
      players?|others|each other|everyone|everybody|powers|us|them
    ))?
  )
`;
const watchers = "(?:observers?|spectators?|watchers?|onlookers?|those who (?:only )?watch)";

export const observerPhrases: readonly Pattern[] = [
  sets(
    [
      `(?:let|allow|permit) (?:the )?${watchers} ${mayTalk}(?: too| as well)?`,
      `${watchers} (?:can|may|are allowed(?: to)?|should be allowed) ${mayTalk}(?: too| as well)?`,
    ],
    { observerPress: "any" },
  ),
  sets(
    [
      `(?:don't|do not|never) (?:let|allow|permit) (?:the )?${watchers} ${mayTalk}`,
      wrapped`
        ${watchers} (?:
          can't|cannot|can not|may not|must not|mustn't|shouldn't|should not|are not allowed to
          |aren't allowed to|have to keep|must keep|should keep|keep
        ) (?:${mayTalk}|quiet|silent|their mouths? shut)
      `,
      `no (?:press|messages|talk) (?:for|from|by) ${watchers}`,
      `(?:mute|silence) (?:the |all )?${watchers}`,
    ],
    { observerPress: "none" },
  ),
];

export const secrecyPhrases: readonly Pattern[] = [
  sets(
    [
      "(?:no|not|non)[\\s-]*(?:a\\s+)?gunboat",
      wrapped`
        (?:gunboat|anonymous|secret players?)\s*[:=]?\s+(?:no|off)(?!
          \s+(?:${press}|reminders?|early|grace|deadlines?|weekends?|draws?|reveal)
        )
      `,
      wrapped`
        (?:everybody|everyone|all(?: players)?|(?:the )?players|they) (?:
          can|may|should|shall|must|is allowed to|are allowed to
        ) (?:know|see|be told|learn) (?:
          who (?:plays|is playing|is) (?:what|which (?:power|country)|whom|who)
          |(?:all )?(?:the |each other's )?(?:names|players|identities)
        )
      `,
      wrapped`
        (?:show|reveal|publish) (?:everybody |everyone |all players )?who (?:plays|is playing|is) (?:
          what|which (?:power|country)|whom|who
        )
      `,
      wrapped`
        (?:everybody|everyone|all) knows? who (?:
          everybody|everyone|plays(?: what| which power| whom| who)?|is
        )(?: is| who)?
      `,
      `(?:known|open|public) (?:players|identities)`,
      `${who}\\s+(?:are|is|(?:may|can|should|shall) be)\\s+(?:known|open|public|shown)`,
    ],
    { gunboat: false },
  ),
  sets(
    [
      wrapped`
        (?:i'd rather |i would rather |i'd prefer (?:it if )?)?(?:the )?
          (?:players|people|others|they|everybody|everyone) (?:
            didn't|don't|do not|did not|shouldn't|should not|mustn't|must not|may not|can't|cannot
          )(?: (?:get to|be able to))? (?:know|see|learn|find out|tell) who (?:
            plays|is playing|is|has
          )(?: behind)?(?: (?:whom|who|what|which (?:power|country)))?
      `,
      wrapped`
        (?:only|nobody but|nobody except|no one but|just) (?:i|me|the gm|the game ?master|myself) (?:
          should |shall |will |may |must |can |is to |am to |gets? to )?(?:knows?|sees?) (?:
            who(?:'s| is) (?:who|playing (?:what|which (?:power|country)|whom))
            |who (?:plays|has) (?:what|which (?:power|country)|whom|who)
            |the (?:names|players|identities)
          )
      `,
      `${who} to (?:be|stay) (?:anonymous|secret|hidden)`,
      "(?:gunboat|anonymous|secret players?)\\s*[:=]?\\s+(?:yes|on)",
      wrapped`
        it (?:should|shall|must|is to|has to) (?:be|be kept|stay|remain) (?:an? )?secret who (?:plays|is) (?:
          what|who|whom|which (?:power|country)
        )
      `,
      wrapped`
        (?:no player|none of (?:the|them|us)(?: players)?|nobody|no one|no-one) (?:
          (?:should|may|must|can|shall|will|is to|gets to) )?(?:knows?|learns?|sees?|finds? out) who (?:
            the others|the other players|everybody else|everyone else|anybody else|anyone else
            |the rest
          )(?: (?:are|is))?
      `,
      wrapped`
        who (?:plays|is) (?:what|who|whom|which (?:power|country)) (?:
          still |should |shall |must |is to |will )*(?:stays?|remains?|is|be)(?: kept)?(?: an?)? secret
      `,
      "gunboat(?:\\s+(?:game|style|rules|mode|variant))?|anonymous(?:\\s+(?:game|players?))",
      `anonymous|(?:secret|hidden|unknown|anonymous) ${who}`,
      wrapped`
        ${who}\s+(?:are|is|stay|stays|remain|remains|will (?:be|stay|remain))(?:\s+kept)?\s+
          (?:anonymous|secret|hidden|unknown)(?:
            \s+(?:to|from)\s+(?:each other|one another|everybody|everyone|all|the others)
          )?
      `,
      wrapped`
        (?:nobody|no one|no-one)\s+(?:
          knows|is told|learns
          |(?:may|should|will|shall|must|can|is to|gets to) (?:be able to )?
            (?:know|learn|see|find out|tell|be told)
        )\s+who(?:['\u2019]s)?\s+(?:plays|is|is playing|playing|who|has|has got|got|holds|runs)
          (?:\s+(?:whom|who|what|which (?:power|country)))?
      `,
    ],
    { gunboat: true },
  ),
  sets("(?:never|don't|do not) reveal(?: the)?(?: players)?|no reveal", { reveal: false }),
  sets("reveal(?: the)? players?(?: at the end| afterwards)?", { reveal: true }),
];

const shownLate = wrapped`
  (?:
    who(?:'s| is| was)? (?:is )?(?:late|missing|slow)
    |who (?:has|have)(?:n't| not) (?:sent|ordered)[^,.;?]{0,20}|whose orders are (?:late|missing)
    |(?:the )?(?:names of )?(?:the )?late (?:players|powers|ones)
  )
`;
const everyone =
  "(?:the |my |all )?(?:players?|others|people|everybody|everyone|them|anybody|anyone|powers)";

const list = "(?:the |your |any )?(?:public )?(?:list|listing|overview)s?(?: of games)?";

export const lifePhrases: readonly Pattern[] = [
  sets(
    [
      wrapped`
        (?:stop it that|see to it that|make sure that|i don't want that|i do not want that) (?:none of )?
          ${everyone} (?:can |may |should |will )?(?:not )?
          (?:see|sees|know|knows|learn|learns|are told|read)s? ${shownLate}
      `,
      wrapped`
        (?:don't|do not|stop|no longer|never|without) (?:
          show|showing|tell|telling|naming|name|publish|publishing|reveal|revealing|announce
          |announcing
        )(?:ing)? (?:${everyone} )?${shownLate}(?: to ${everyone})?
      `,
      `(?:hide|keep secret|keep quiet about|conceal) ${shownLate}(?: from ${everyone})?`,
      wrapped`
        ${everyone} (?:should|shall|must|may|need|can|do|will|are)(?:n't| not|not) (?:to )?
          (?:see|know|learn|be told|told) ${shownLate}
      `,
      wrapped`
        (?:nobody|no one)(?: but me)? (?:should|shall|must|may|can|needs to|is to|has to) (?:
          see|know|learn|be told
        ) ${shownLate}
      `,
      "quiet (?:game|mode)",
    ],
    { quiet: true },
  ),
  sets(
    [
      `(?:show|tell|let) ${everyone} (?:see |know |to see )?${shownLate}`,
      `${everyone} (?:should|shall|must|may|can) (?:see|know|learn|be told) ${shownLate}`,
    ],
    { quiet: false },
  ),
  sets(
    [
      wrapped`
        (?:
          i(?:'ll| will| want to| would like to) start (?:it|the game|this)
            (?: myself| by hand| manually) (?:when|once|as soon as|after) [^,.;]{3,60}
          |(?:don't|do not|never) (?:start|begin|launch|kick off)(?: it| the game| this| things)?
            (?: off)?(?: (?:
              on your own|by yourself|by itself|of your own accord|automatically|without me
              |without asking(?: me)?
              |(?:before|until|unless) i (?:
                say(?: so)?|tell you(?: to)?|ask(?: you)?|give the word
              )
            ))+(?: (?:once|when|as soon as|even (?:if|when|though)|just because) [^,.;]{3,60})?(?:
              ,? i(?:'ll| will| shall)(?: let you know| tell you| say| give the word)
                (?: when| so)?(?: (?:to|it's time|we're ready|we are ready))*
            )?
          |(?:wait|hold on|hold off) (?:
            for me|(?:un)?till? i (?:say so|tell you(?: to)?|give the word)
          )(?: (?:before (?:you start|starting)|to start))?
          |i(?:'ll| will| shall) (?:tell you|let you know|say|give the word) when (?:
            to (?:start|begin)|it(?:'s| is) (?:time|to start)|we(?:'re| are) (?:ready|off)
            |to kick off
          )
          |manual start|i(?:'ll| will)? start (?:it|the game|this)(?: myself| by hand| manually)?
          |start(?:ed)? (?:by hand|manually|by me|by the gm)
        )
      `,
      wrapped`
        (?:it|this|(?:the|this|our) game) (?:
          (?:should|must|may|can|will|is|does)(?:n't| not)|won't|can't
        ) (?:to )?(?:be )?(?:start|begin|kick off|launch)(?:ed)?(?: off)?(?: (?:
          by itself|on its own|all alone|of its own accord|automatically|without (?:me|my \w+)
          |(?:before|until|till|unless) i (?:say|tell|give|ask|want|decide)[^,.;]{0,30}
        )){1,3}
      `,
      wrapped`
        (?:it|this|(?:the|this|our) game|to) (?:(?:should|shall|must|will|may|can|is to) )?
          (?:only )?(?:start|begin)s? only (?:when|once|after|if) i (?:
            say|tell|give|ask|want|decide
          )[^,.;]{0,30}
        |(?:it|this|(?:the|this|our) game) (?:(?:should|shall|must|will|may|can|is to) )?
          (?:only )?(?:start|begin)s? (?:when|once|after) i (?:say|tell|give|ask|want|decide)
          [^,.;]{0,30}
      `,
      wrapped`
        i(?:'ll| will| shall) (?:say|decide|tell you|give the word)(?: myself)? when(?: (?:it|the game|we) (?:
          should |can |may |is to |are to )?(?:starts?|begins?))?(?=[,.;!]|$)
      `,
    ],
    { manualStart: true },
  ),
  sets(
    [
      wrapped`
        (?:i(?:'ll| will| want to| would like to)\s+)?approve (?:(?:all|the|every|each|new)\s+)*
          (?:players?|joiners|candidates)
      `,
      wrapped`
        (?:i(?:'d| would) (?:like|want) to\s+|i want to\s+|i(?:'ll| will)\s+)?
          (?:approve|confirm|check|vet|accept|let in)\s+(?:
            (?:
              everyone|everybody|anyone|those|whoever|all|people|players|each player|every player
              |them
            )\s*
          )+(?:
            who (?:joins?|wants? (?:to (?:join|play)|in)|applies|apply|signs? up|asks?)
            |before (?:they|he|she) (?:joins?|plays?)|myself|first|individually
          )*
      `,
      wrapped`
        (?:nobody|no one|none|no strangers?) (?:else )?
          (?:can|may|should|shall|must|will|is to|is allowed to)(?: (?:be able|be allowed) to)? (?:
            join|get in|play|come in|enter|take part
          )(?: (?:it|in|this game|the game))?
      `,
      wrapped`
        (?:nobody|no one) (?:joins?|gets? in|may join|can join|plays?) without (?:my|asking me|me)
          (?: (?:approval|consent|ok|okay|permission|saying so|yes))?
      `,
      wrapped`
        only (?:(?:the )?(?:people|those|players|friends|persons)(?: (?:that|who|whom))?|whoever) i
          (?:'ve| have)? (?:invite|invited|choose|pick|know|approve|let in|ask|asked)(?: (?:
            should be able to|should be allowed to|can be able to|are allowed to|can|may|should
            |shall|must|will
          )(?: (?:join|get in|play|come in|enter|take part|be in))?)?
      `,
      wrapped`
        i(?:'ll| will|'d like to| want to| shall) (?:
          say yes or no|decide|have the (?:last|final) (?:word|say)
        ) (?:to|on|about|for|over) (?:each|every ?(?:one|body)?|all|any ?(?:one|body)?)(?: (?:
          of them|player|person|newcomer|request|who (?:asks|joins|comes)
        ))*(?: myself)?
      `,
      wrapped`
        i(?:'ll| will|'d like to| want to| shall) (?:decide|choose|pick) who (?:
          plays|joins|gets in|comes in|is in
          |(?:may|can|is allowed to) (?:join|play|come in|get in)
        )(?: myself)?
      `,
      wrapped`
        (?:nobody|no one|no-one)(?: else)? (?:should|shall|can|may|must|is to|will)(?: not)? (?:
          be able to |be allowed to |just |simply )*(?:walk|come|get|barge|drop|wander|slip) in
          (?: (?:without (?:me|my \p{L}+)|uninvited|unasked))?
      `,
      "approval(?: required| needed)?|(?:new )?players need (?:my )?approval",
    ],
    { approval: true },
  ),
  sets(
    wrapped`
      (?:
        (?:stop|no|don't|do not|never) (?:process|adjudicat|run)(?:e|ing|ning)?
          (?: (?:the )?(?:phases?|turns?|game|it))? (?:
            automatically|by itself|on your own|by yourself
          )
        |no automatic (?:processing|adjudication)|manual processing
        |i(?:'ll| will) process (?:(?:the|each|every)\s+)*(?:phases?|turns?|game|it)?
          (?: myself| by hand| manually)
        |process(?:ed|ing)? (?:by hand|manually)
      )
    `,
    { manualProcess: true },
  ),
  sets(
    [
      "(?:no|never) (?:early (?:processing|adjudication|turns?|results)|process early)",
      "(?:process(?:ed|ing)?|adjudicated?|run) only at (?:the )?deadlines?",
      wrapped`
        (?:
          i (?:don't|do not|never) want (?:
            you|it|the (?:turn|phase|game|turns|phases)|turns|phases
          ) to (?:be )?
          |(?:please )?(?:don't|do not|never) (?:let (?:it|the (?:turn|phase|game)) )?
        )(?:process(?:ed)?|run|adjudicated?|go on|end) (?:
          (?:it|the (?:turn|phase|game)|anything|turns|phases) )?before the deadline
          (?:,? even (?:when|if|though) [^.;]{3,60})?
      `,
      "(?:hard|fixed) deadlines?|never early",
      "(?:always )?wait (?:for|(?:un)?till?) the deadline|not before the deadline",
    ],
    { earlyProcessing: false },
  ),
  sets(
    [
      "early (?:processing|adjudication)(?: is)?(?: on| allowed| ok| fine)?",
      wrapped`
        (?:auto[- ]?)?(?:process(?:ed|es)?|adjudicat(?:es?|ed)|runs?)(?: (?:it|the (?:turn|phase)s?))?
          (?: automatically)? (?:
          early
          |(?:as soon as|once|when(?:ever)?) (?:all|everyone|everybody)(?:'s)?(?: the)?(?: orders)?
            (?: (?:are|is|has|have))?(?: (?:sent|in|ordered|submitted|ready|done)(?: orders)?)?
        )
      `,
    ],
    { earlyProcessing: true },
  ),
  sets(
    [
      wrapped`
        (?:wait|waits|waiting) for (?:
          late (?:players|orders)|everybody|everyone|all(?: the)? orders|all players
        )(?! (?:for )?(?:at most |up to )?(?:\d|a |one |two |three ))
      `,
      "nmr[\\s:=]*wait",
    ],
    { nmr: { kind: "wait" } },
  ),
  sets(
    [
      wrapped`
        nmr[\s:=]*hold
        |(?:units without orders|nmrs?|late players|missing orders)(?:'s? units)? (?:just )?hold
      `,
      "don't wait for late (?:players|orders)",
    ],
    { nmr: { kind: "hold" } },
  ),
  sets(
    wrapped`
      nmr[\s:=]*(?:cd|civil disorder)|civil disorder for [^,.;!?]{3,40}
      |(?:[^,.;!?]{3,60} )?(?:go(?:es|ing)?|falls?|pass(?:es)?|put|gets?|becomes?|enters?) (?:
        (?:straight|at once|just|right|immediately|back) )?(?:in(?:to)? )?(?:a )?civil disorder
        (?: at once| immediately| straight away)?
    `,
    { nmr: { kind: "civil-disorder" } },
  ),
  says(
    wrapped`
      (?<count>${countPattern})[\s-]+(?:nmrs?|missed (?:turns?|phases?|deadlines?))
        (?:\s+in a row)?(?:\s*(?:=|->|and|means?|then|,))*\s*(?:you(?:'re| are) |they are )?(?:
          out|replaced?|replacement|ejected|removed|dropped|lose the seat
        )
    `,
    replaced,
  ),
  says(
    wrapped`
      replaced?(?: players?)?(?: after| for)?\s+(?<count>${countPattern})\s+
        (?:nmrs?|missed (?:turns?|phases?|deadlines?)|misses)(?:\s+in a row)?
    `,
    replaced,
  ),
  says(
    wrapped`
      after\s+(?<count>${countPattern})[\s-]+(?:nmrs?|missed (?:turns?|phases?|deadlines?))
        (?:\s+in a row)?\s+(?:a player|players|they|you|the player)\s+(?:is|are|will be|gets?)\s+
        (?:replaced|ejected|removed|dropped|out)
    `,
    replaced,
  ),
  says(
    wrapped`
      (?:
        who|whoever|anyone who|anybody who|somebody who|a player who
        |if (?:some(?:one|body)|any(?:one|body)|a player)
      )\s+(?:does|misses|did|fails|skips|forgets)\s+(?:
        this|that|it|so|a turn|a deadline|turns|deadlines|orders
      )?\s*(?<count>${countPattern}|twice)(?:\s+(?:times|turns|deadlines|phases))?
        (?:\s+in (?:a )?row| running| one after the other)?,?\s+(?:then\s+)?
        (?:(?:he|she|they)\s+)?(?:
          loses?\s+(?:his|her|their|the|its)\s+(?:country|seat|power|place)
          |(?:is|are|gets?)\s+(?:out|replaced|removed|ejected|dropped)
        )
    `,
    replaced,
  ),
  says(
    wrapped`
      or (?:when|once|as soon as) (?:
        (?:we have|there are) (?:all|seven|7|enough)(?: the)? players
        |(?:it is |it's |we are )?full
      )
    `,
    () => [],
  ),
  says("(?:two|2) strikes(?:,? (?:and )?(?:you're|you are|ur|u r|they're|they are) out)?", () =>
    some(settings({ nmr: { kind: "replace", after: 2 } })),
  ),
  sets(
    wrapped`
      (?:
        no dias|non-dias
        |(?:the |a )?draws? (?:doesn't|does not|don't|do not|no longer|needn't|need not)
          (?: (?:have|has|need|needs))?(?: to)? include (?:
            all|everybody|everyone|every survivor|all survivors
          )(?: who(?:'s| is| are)(?: still)? (?:alive|left|in|around))?
        |draws? (?:need not|don't have to|do not have to|may not) include (?:
          all|everybody|everyone|all survivors|every survivor
        )
      )
    `,
    { dias: false },
  ),
  sets(
    [
      "(?:allow )?draws? (?:only )?(?:including|include|among|between) (?:all )?(?:the )?survivors(?: only)?",
      wrapped`
        (?:
          dias
          |no draws? without (?:all|everybody|everyone|every survivor)(?: (?:of (?:us|them)|survivors|players))?
            (?: (?:in|on|included in|part of) (?:it|them|board))?
          |only draws? (?:with|of|between|among|including) (?:all|everybody|everyone|every survivor)
            (?: (?:the )?(?:survivors|players|powers))?
            (?: (?:who|that)(?:'s| is| are)(?: still)? (?:alive|left|in|around))?
          |(?:an? |all |every |any )?draws? (?:
            (?:must|should|shall|will|has to|have to|is to|are to|always) )*includes? (?:
              all|everybody|everyone|every survivor
            )(?: (?:the )?(?:survivors|players|powers|of them|those))?(?: (?:that|who)
                (?:'s| is| are)?(?: still)? (?:alive|left|in|around|there))?
        )
      `,
    ],
    { dias: true },
  ),
  sets(
    "(?:open|public|visible) (?:draw )?votes?|(?:draw )?votes? (?:(?:are|is|be) )?(?:open|public|visible)",
    { openVotes: true },
  ),
  sets(
    wrapped`
      (?:secret|hidden) (?:draw )?votes?
      |(?:draw )?votes? (?:are|is|be|should be|must be) (?:kept )?(?:secret|hidden)
      |(?:make|keep) (?:the |all )?(?:draw )?votes? (?:secret|hidden)
    `,
    {
      openVotes: false,
    },
  ),
  sets("(?:scoring\\s*[:=]?\\s*)?draw[\\s-]size(?: scoring)?|dss", { scoring: "draw-size" }),
  sets("(?:scoring\\s*[:=]?\\s*)?sum[\\s-]of[\\s-]squares(?: scoring)?|sos(?: scoring)?", {
    scoring: "sum-of-squares",
  }),
  sets(
    [
      wrapped`
        (?:i(?:'d| would) (?:like|want|prefer) to |i want to |please )?
          (?:keep|make|have|hold|leave) (?:it|this|the game|this game|our game|everything) (?:
            private|secret|closed|among(?:st)? (?:us|friends)|between us
          )
      `,
      wrapped`
        unlisted|not listed|(?:a )?private game|(?:a )?hidden game
        |(?:and )?(?:nobody|no ?one|no strangers|no outsiders)(?: else)?(?: please)?(?=[.!]|$)
        |(?:for )?(?:just|only) (?:the (?:six|seven) of )?us
        |(?:just|only) for (?:my |our )?(?:
          friends|family|colleagues|club|office|class|people i know
        )
        |for (?:my |our )?(?:friends|family|colleagues|club|office|class|people i know) (?:only|alone)
      `,
      wrapped`
        (?:it|this|(?:the|this|our|my) game) (?:
          (?:should|shall|must|may|can|will|is|need)(?: not|n't)|shan't|won't|can't
        ) (?:to )?(?:be |appear |show up |stand )?(?:
          listed|public|shown|visible|advertised|(?:on|in) ${list}
        )
      `,
      wrapped`
        (?:it|this|(?:the|this|our|my) game) (?:
          didn't|did not|doesn't|does not|wouldn't|would not|don't
        ) (?:be |get |appear|show|stand|turn up|come up|figure)(?:ed|ing)?(?: up)?
          (?: listed| shown)?(?: (?:on|in) ${list})?
      `,
      wrapped`
        (?:hide|remove|take|drop|keep) (?:it|this|this game|the game|our game|my game|us) (?:
          off|out of|from|away from
        ) (?:the )?(?:public )?(?:list|listing|overview)(?: of games)?
      `,
      wrapped`
        (?:don't|do not|never) (?:list|show|advertise|publish) (?:
          it|this|this game|the game|our game|my game
        )(?: (?:in|on) (?:the )?(?:public )?list)?
      `,
      wrapped`
        (?:nobody else|no strangers?|no outsiders?) (?:should|shall|may|can) (?:see|find) (?:
          it|this|this game|the game|our game
        )
      `,
    ],
    { listed: false },
  ),
  sets(
    [
      wrapped`
        (?:
          open (?:it|this|the game|this game)(?: up)?|make (?:it|this|the game|this game) open
          |(?:it|this|the game|this game) (?:is|should be|can be|may be) open
        ) (?:to|for) (?:everybody|everyone|anybody|anyone|all|the public|strangers)
      `,
      "listed|public game",
      wrapped`
        (?:list|advertise) (?:it|this|this game|the game|our game|my game)
        |(?:put|show) (?:it|this|this game|the game|our game|my game) (?:back )?(?:on|in) (?:the )?
          (?:public )?list
      `,
    ],
    { listed: true },
  ),
  says(
    [
      wrapped`
        (?:rules?|rulebook|rule book)(?:\s*[:=]\s*|\s+(?:of|from|is|are)\s+|\s+)(?<rules>
          2025|2023|2000|1982|1971|dptg|judge|alexander|hand
        )
      `,
      "(?<edition>2025|2023|2000|1982|1971)[\\s-]+(?:rules?|rulebook)",
    ],
    ({ groups }) =>
      some({ kind: "rules", rules: (groups?.rules ?? groups?.edition ?? "").toLowerCase() }),
  ),
  says(
    wrapped`
      (?:the\s+)?(?:standard|regular|normal|usual|classic|ordinary|traditional)(?:
        \s+(?:old\s+)?(?:map|board|variant|diplomacy|game|rules)
      )
    `,
    () => some({ kind: "variant", variant: "standard" }),
  ),
];

function replaced({ groups = {} }: RegExpExecArray): readonly SetUpPart[] {
  const count = groups.count ?? "twice";
  const after = Math.max(1, Math.round(spanMinutes(/twice/i.test(count) ? "2" : count, "m")));
  return some(settings({ nmr: { kind: "replace", after } }));
}
