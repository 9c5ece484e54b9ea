/** The words of GMs who say what no setting or command says whole: who shall play which power. */
import type { Intent } from "../intents.js";
import { any } from "./any.js";
import { power } from "./powers.js";

type ManagingIntent = Extract<Intent, "assign">;

const somebody = "(?!me\\b|us\\b|you\\b|up\\b|it\\b|the (?:gm|judge)\\b)[a-z0-9]+(?: [a-z0-9]+)?";

/** What is told as well as asked. */
export const saidByManagers: Readonly<Record<ManagingIntent, RegExp>> = {
  assign: any(
    `(?:assign|allot|allocate) (?:the )?${power} to ${somebody}\\b.*|(?:assign|allot|allocate) ${somebody} (?:to |the )?${power}\\b.*`,
    `(?:give|hand|put|seat|place) (?:the )?${power} to ${somebody}\\b.*|(?:give|make|let|put|seat) ${somebody} (?:play |be |have |as |take |in )*(?:the )?${power}$`,
    `^(?!i\\b|we\\b|you\\b)[a-z0-9]+(?: [a-z0-9]+)? (?:should|shall|will|must|is to|has to|ought to|gets to|may|can) (?:play|be|have|get|lead)(?: as)? (?:the )?${power}$`,
    `${power} (?:should|shall|will|is to|must) be (?:played|taken|given) (?:by|to) ${somebody}\\b.*`,
    `(?:gib|gebt|geben sie) ${somebody} (?:bitte )?${power}|[a-z0-9]+ (?:soll|bekommt) (?:bitte )?${power}(?: spielen| bekommen)?$|(?:donne\\w*|attribue\\w*) (?:l |la )?${power} a .*|(?:da|asigna\\w*) ${power} a .*|(?:assegna|dai) (?:l |la )?${power} a .*`,
  ),
};
