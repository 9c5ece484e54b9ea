/** What Polish sentences may ask about. */
import type { Intent } from "../intents.js";

export const askedInPolish: Partial<Readonly<Record<Intent, RegExp>>> = {
  received: /\b(?:(?:czy|sa|jest) .*(?:doszl\w*|dotarl\w*|dostal\w*|otrzymal\w*))\b/,
  "more-time":
    /\b(?:(?:przesunac|przesuniecie|przelozyc|wydluzyc|przedluzyc) (?:\w+ )?(?:termin\w*|tur\w*)|wiecej czasu|(?:jeszcze )?(?:jeden )?dzien (?:wiecej|dluzej))\b/,
  deadline:
    /^(?!.*\bjednostk).*\b(?:do kiedy|kiedy (?:jest )?(?:termin|koniec|mija)|ile (?:mam )?czasu|termin)\b/,
  leave: /\b(?:rezygnuj\w*|wycofa\w*|zrezygnowac)\b/,
  draw: /\bremis\w*\b/,
  map: /\b(?:map[aeyk]\w*)\b/,
  happened: /\b(?:co sie (?:stalo|wydarzylo)|wynik\w*|ostatnia tura)\b/,
  units: /\b(?:(?:gdzie|jakie) .*(?:jednostk\w*|armi\w*|flot\w*))\b/,
  join: /\b(?:czy (?:jest|sa)) (?:\w+ )?miejsc\w+\b/,
  rules: /\b(?:zasad\w*|regul\w*|jak (?:sie )?gra)\b/,
  players: /\bkto gra\b/,
  orders: /\bjak .*rozkaz\w*\b/,
};

/** What needs no question. */
export const saidInPolish: Partial<Readonly<Record<Intent, RegExp>>> = {
  join: /\b(?:chcialabym|chcialbym|chce|chetnie|moge|mozna) (?:\w+ )?(?:zagrac|dolaczyc|grac|zagram|dolacze)\b/,
};
