/**
 * `npm run bench`: how fast the adjudicator is; `npm run bench -- mail`: how fast the judge is, from mailbox to
 * mailbox; `npm run bench -- hands`: what many hands gain; `npm run bench -- pages`: how many visitors its pages bear; `npm run bench -- reading`: how fast orders are
 * read. Made as the program is, one file of many modules: what crosses modules is slower. Prints;
 * asserts nothing.
 */
import { benchAdjudicator } from "./adjudicator.js";
import { benchMail } from "./mail/bench.js";
import { benchHands } from "./mail/hands.js";
import { benchPages } from "./pages.js";
import { benchReading } from "./reading.js";

if (process.argv[2] === "mail") await benchMail(process.argv.slice(3).map(Number));
else if (process.argv[2] === "hands") await benchHands();
else if (process.argv[2] === "pages") await benchPages();
else if (process.argv[2] === "reading") benchReading();
else benchAdjudicator();
