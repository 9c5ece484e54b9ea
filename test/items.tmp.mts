import { withItems } from "/work/wt/read/src/language/orders/prose/marks.js";
import { withoutRemarks } from "/work/wt/read/src/language/orders/prose/remarks.js";
import { lexOrders } from "/work/wt/read/src/language/lexer/lexer.js";
import { boardOf } from "/work/wt/read/test/support/boards/boards.js";
const b=boardOf("standard"); for (const t of process.argv.slice(2)) { const p=withItems(b,withoutRemarks(b,t)); console.log(JSON.stringify(p)); for (const s of lexOrders(b,p)) console.log("  ",s.map(w=>w.text+":"+w.roles.join("/")).join("  ")); }
