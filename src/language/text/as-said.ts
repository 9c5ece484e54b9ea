/** `As I told you on Monday`, in six languages: what stays so stays as it was ordered, and not where it stands. */
import { wrapped } from "../../util/index.js";

const few = "[^.;!?,]{0,30}";

export const asSaid = wrapped`
  (?:
    (?:exactly |just |so |genau )?(?:
      ${[
        wrapped`
    (?:as|like|how) (?:i|we)(?:(?:['\u2019]ve| have| had| just| already) ?)* ?(?:
      said|told|wrote|written|sent|ordered|gave|given|mentioned
    )(?!\p{L})${few}
  `,
        wrapped`
    wie (?:ich |wir |am |im |vom |oben |gestern |schon |bereits |es )+${few}(?:
      gesagt|geschrieben|geschickt|gesendet|gemeldet|angegeben|mitgeteilt|befohlen|schrieb|sagte
      |schickte
    )(?: (?:hab\p{L}*|hatte))?
  `,
        `comme (?:je|j['\\u2019]|on)${few}(?:dit|\u00e9crit|envoy\u00e9|ordonn\u00e9|indiqu\u00e9)(?!\\p{L})${few}`,
        wrapped`
    como (?:te |les |os |ya )*(?:dije|escribí|mandé|ordené|puse|he dicho|he escrito)(?!\p{L})
      ${few}
  `,
        `come (?:ti |vi |gi\u00e0 |ho |avevo )*(?:detto|scritto|mandato|ordinato)(?!\\p{L})${few}`,
        `zoals (?:ik|we|wij) ${few}(?:zei|schreef|stuurde|gezegd|geschreven|gestuurd)(?!\\p{L})${few}`,
      ].join("|")}
    )
  )
`;
