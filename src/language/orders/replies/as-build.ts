/** What is to be built instead, said of what was: `Kiel should be a fleet`, `make the boat an army in Warsaw`. */
import { regex } from "../../../util/index.js";

/** `Kiel should be a fleet`: what is to be built there. */
export function asBuild(text: string): string {
  const [, made, where] = making.exec(text) ?? [];
  if (made !== undefined) return where === undefined ? made : `${made} in ${where}`;
  const [, place, type] = becoming.exec(text) ?? wantedAs.exec(text) ?? [];
  return type === undefined ? text : `${type} ${place}`;
}

/** `Make the boat an army in Warsaw` */
const making = regex("iu")`
  ^(?:(?:please|pls|can you|could you) )*(?:make|turn|change|switch|swap) (?:the |my |that )?
    (?:new )?(?:boat|ship|fleet|army|build|one|unit) (?:into |to |for )?(?:an? )(\p{L}{4,8})
    (?: (?:in|at) (?:the )?(\p{L}[\p{L}. ]{1,20}))?$
`;

const becoming = regex("iu")`
  ^(?:the |in )?(\p{L}[\p{L}. ]{1,20}?) (?:
    (?:should|shall|must|ought to|is to|needs to|will) (?:be|become|get|have)|soll(?:te)?|muss
    |bekommt|kriegt|gets|doit (?:\u00eatre|avoir)|debe (?:ser|tener)|deve essere|moet
  ) (?:an?|eine?|une?|una|un|een) (\p{L}{4,10})(?: (?:sein|werden|haben|zijn|worden|krijgen))?$
`;

/** `Berlin lieber als Armee` */
const wantedAs = regex("iu")`
  ^(?:the |in )?(\p{L}[\p{L}. ]{1,20}?) (?:
    (?:lieber|doch|besser|plut\u00f4t|rather|better|mejor|meglio|liever) )?
    (?:als|as|comme|en|come|como) (?:(?:an?|eine?|une?|una|un|een) )?(\p{L}{4,10})$
`;
