/** The words of GMs who say what no setting or command says whole: who plays which power, whose orders they bring, that it is over. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { saidOfSettings } from "./of-settings.js";
import { power } from "./powers.js";

type ManagingIntent = Extract<
  Intent,
  | "assign"
  | "end-game"
  | "rename"
  | "settings-back"
  | "settings-later"
  | "short-handed"
  | "stand-in-orders"
>;

const somebody = "(?!me\\b|us\\b|you\\b|up\\b|it\\b|the (?:gm|judge)\\b)[a-z0-9]+(?: [a-z0-9]+)?";

const fromThen =
  "(?:when|once|as soon as|from|as of|starting (?:in|with|from)|beginning (?:in|with)|after) (?:the )?(?:start of |beginning of |end of )?(?:next year|(?:spring |fall |autumn |winter )?(?:of )?19\\d\\d)";
const pace = "(?:days?|hours?|deadlines?|weeks?|faster|slower|quicker|grace)";

/** What is told as well as asked. */
export const saidByManagers: Readonly<Record<ManagingIntent, RegExp>> = {
  ...saidOfSettings,
  "settings-later": any(
    `${fromThen}\\b.*\\b${pace}\\b.*|\\b${pace}\\b.* ${fromThen}\\b.*`,
    `(?:before|for|in|during|only) the (?:very )?(?:first|opening) (?:turn|phase|move|round|season)\\b.*\\b${pace}\\b.*|(?:first|opening) (?:turn|phase|move|round|season)\\b.*\\b(?:should|shall|must|want|like|needs?|can|could|gets?|give|make|lasts?)\\b.*(?:\\w+ (?:days|hours|weeks)|longer|more time)\\b.*`,
  ),
  rename: any(
    "(?:could|can|may|should|shall) (?:the|this|my|our) game (?:please )?be (?:called|named)\\b.*|(?:don t|dont|do not|no longer) like the name\\b.*|(?:another|different|new|better) name for (?:the|this|my|our) game\\b.*|(?:call|name) (?:the|this|our|my) game (?:something else|differently|\\w+ (?:instead|from now on|in future))\\b.*",
    "renam\\w*\\b.*|(?:change|another|different|other|new) (?:the )?name (?:of|for) (?:the|this|my|our) game\\b.*|(?:change|set) (?:the|my|our|this) game s name\\b.*|(?:spiel|partie|partida|partita) .*(?:umbenennen|renommer|renombrar|rinominare)|(?:umbenennen|renommer|renombrar|rinominare)\\b.*",
  ),
  "end-game": any(
    "(?:end|stop|finish|close|wrap up|leave) (?:it |this |things )?(?:here|at this point|right here)\\b(?!.*\\bdraw\\b).*|(?:end|stop|finish|close) .*without (?:a |any )?(?:winner|result|victor)\\b.*",
    "(?:call|calling) (?:it|this|that|everything|(?:the )?(?:whole|entire) (?:thing|game)|the game|this game) off\\b.*",
    "(?:abandon|scrap|cancel|kill|bin|terminate|wind up|shut down|close down|end|stop|finish) (?:the |this |our )?(?:whole |entire )?(?:game|thing|match)(?: (?:now|please|here|for good|early|altogether|completely|without a (?:winner|result)|off))*$",
    "(?:das spiel|die partie) (?:bitte )?(?:abbrechen|beenden|absagen)|(?:arreter|annuler|abandonner|terminer) (?:toute )?la partie$|(?:cancelar|terminar|acabar) la partida$|(?:annullare|terminare|chiudere) la partita$",
  ),
  "stand-in-orders": any(
    "(?:some ?(?:one|body)|any ?(?:one|body)|[a-z]+) (?:else )?(?:send|give|enter|submit|write)s? (?:them|it|my (?:orders|moves)|orders|moves) (?:for|in place of|instead of) me\\b.*",
    `(?:enter|submit|give|put in|send|write|add|file|place|input|take) (?:\\w+ )?(?:orders?|moves?) (?:for|on behalf of|in the name of) (?:somebody|someone|a player|another|the other|him|her|them|${power}|[a-z]+ who)\\b.*`,
    `(?:${power}|[a-z]+|he|she) (?:has |have |just |already )?(?:told|asked|phoned|called|texted|messaged|wrote|mailed|rang|gave|sent) (?:to )?me\\b.* (?:orders?|moves?|army|fleet|unit|go to|move to|support|attack|hold)\\b.*`,
    `(?:orders?|moves?) (?:of|from|for) (?:${power}|[a-z]+) (?:by|on|over|via) (?:phone|text|chat|whatsapp|mail|word of mouth)\\b.*`,
  ),
  assign: any(
    "what (?:is|s) my (?:country|power|nation|side|colou?r)\\b.*|(?:have|get|want|any) (?:a |any |some )?(?:say|choice|influence|wish) (?:in|about|on|over) (?:which|what|the|my) (?:country|power|nation|side)\\b.*",
    "how (?:are|were|was|is|do|did) (?:the |our |all )?(?:countr\\w+|powers?|nations?|sides?|seats?) (?:\\w+ )?(?:drawn|assigned|given out|decided|distributed|chosen|picked|allotted|dealt|handed out)\\b.*|(?:drawn|assigned|distributed|allotted) (?:\\w+ )?by (?:lot|chance|dice)\\b.*",
    "(?:favou?rite|preferred|certain|their own|particular|specific) (?:countr\\w+|powers?|nations?|sides?)\\b.*|(?:drawn|assigned|given out|decided|distributed|chosen|picked|allotted) (?:\\w+ )?(?:by (?:lot|chance|dice)|at random|randomly)\\b.*|(?:by lot|at random|randomly|ausgelost|zufallig|tirage au sort|sorteo|sorteggi\\w*)\\b.*",
    "(?:what|which) (?:country|power|nation|side|colou?r) (?:will|do|am|shall|would|can|might|did|have) (?:i|we) (?:get|be|have|playing|play|assigned|given|got|gotten|end up with)\\b.*|(?:when|how) (?:do|will|are|is) (?:i|we|the) (?:get |be |told )?(?:our |my |the )?(?:countries|powers|country|power|nations?) (?:assigned|given out|distributed|allotted|chosen|picked)?.*",
    `(?:assign|allot|allocate) (?:the )?${power} to ${somebody}\\b.*|(?:assign|allot|allocate) ${somebody} (?:to |the )?${power}\\b.*`,
    `(?:give|hand|put|seat|place) (?:the )?${power} to ${somebody}\\b.*|(?:give|make|let|put|seat) ${somebody} (?:play |be |have |as |take |in )*(?:the )?${power}$`,
    `^(?!i\\b|we\\b|you\\b)[a-z0-9]+(?: [a-z0-9]+)? (?:should|shall|will|must|is to|has to|ought to|gets to|may|can) (?:play|be|have|get|lead)(?: as)? (?:the )?${power}$`,
    `${power} (?:should|shall|will|is to|must) be (?:played|taken|given) (?:by|to) ${somebody}\\b.*`,
    `(?:gib|gebt|geben sie) ${somebody} (?:bitte )?${power}|[a-z0-9]+ (?:soll|bekommt) (?:bitte )?${power}(?: spielen| bekommen)?$|(?:donne\\w*|attribue\\w*) (?:l |la )?${power} a .*|(?:da|asigna\\w*) ${power} a .*|(?:assegna|dai) (?:l |la )?${power} a .*`,
  ),
};
