/** What is told and asks nothing, or only of that which was told, for those who act on it. */
export { isIdleQuestion, onlyStates } from "./idle-question.js";
export { type Remark, remarkIn } from "./remarks.js";
export { asksWhatOfIt } from "./what-of-it.js";
