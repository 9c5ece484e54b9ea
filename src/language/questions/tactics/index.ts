/** Questions of what to do on the board: how to hinder somebody, what a unit risks, what is worth doing. */
export { asksHindrance, asksHowToHinder, asksToHinder } from "./hindrance.js";
export { asksRisk } from "./risk-asked.js";
export { goesOneself, type Tactic, tacticAsked } from "./tactic-asked.js";
