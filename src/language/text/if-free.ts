/** `..., if that is still free`: behind a retreat it says nothing, for nobody can retreat to where another unit is. */
import { regex } from "../../util/index.js";

export const ifFree = regex("iu")`
  ,? (?:if|as long as|provided|assuming|wenn|falls|si|se|als) (?:
    (?:that|it|this|das|es|er|sie|c['\u2019]|est\u00e1|\u00e8|dat|het) ?
  )?(?:['\u2019]?s |is |ist |est )?(?:(?:still|noch|encore|toujours|todav\u00eda|ancora|nog) )?(?:
    free|open|possible|available|allowed|empty|vacant|frei|m\u00f6glich|libre|possible|posible
    |libero|possibile|vrij|mogelijk
  )(?: ist| is| est)?(?=\W*$)
`;
