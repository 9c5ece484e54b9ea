/** The settings of a game: its rules, what its votes and its end are worth, and what a GM does by hand. */
import type { Settings, SettingsChange } from "../../../game/index.js";
import { type BadClock, hoursOf, type Span } from "../clock.js";
import type { Forms } from "../form.js";
import { commanded, type GameCommand, setting } from "../game-command.js";
import type { Slice } from "../words.js";

export const forms = {
  "set-rules": { starts: "set_rules|set_rulebook" },
  "set-option": { starts: "set_option" },
  "set-proxy": { starts: "set_proxy|set_proxies|set_no_proxy|set_no_proxies" },
  "set-scoring": { starts: "set_scoring|set_no_scoring" },
  "set-dias": { starts: "set_dias|set_no_dias" },
  "set-nmr": { starts: "set_missed|set_nmr|set_cd|set_no_nmr|set_no_cd" },
  "set-flag": {
    starts: `set_late_count|set_no_late_count|set_approval|set_no_approval|
      set_manual_start|set_man_start|set_no_manual_start|set_no_man_start|set_auto_start|
      set_manual_process|set_manual_processing|set_man_proc|
      set_no_manual_process|set_no_manual_processing|set_no_man_proc|
      set_auto_process|set_early|set_early_processing|set_no_early|set_no_early_processing|
      set_auto_processing|set_auto_proc|set_open_votes|set_no_open_votes|set_hidden_votes|
      set_standing_votes|set_no_standing_votes|set_protect_first_turn|set_no_protect_first_turn`,
  },
  "set-limit": {
    starts: `set_max_absence|set_max_absences|set_max_holidays|set_max_vacations|set_max_extension|
      set_max_pause|set_forming|set_escalation|set_no_escalation|set_min_on_time|set_min_games|
      set_max_left|set_ontimerat|set_resrat`,
  },
  "set-listed": {
    starts: "set_list|set_listed|set_public|set_no_list|set_no_listed|set_unlist|set_unlisted",
  },
  "set-page": { starts: "set_page|set_pages|set_no_page|set_no_pages" },
  "set-comment": { starts: "set_comment|set_info|set_information|set_no_comment|set_no_info" },
} as const satisfies Forms;

/** The settings that can have any value of this type. */
type SettingsOf<Value> = {
  [K in keyof SettingsChange]-?: [Value] extends [Settings[K]] ? K : never;
}[keyof SettingsChange];

export function rules(rulebook: Slice): GameCommand {
  return commanded({ kind: "set-rules", rules: rulebook.text.toLowerCase() });
}

export function option(optionName: Slice, value: Slice): GameCommand {
  return commanded({
    kind: "set-option",
    option: optionName.text.toLowerCase(),
    value: value.text.toLowerCase(),
  });
}

/** nJudge's word for an option of the rulebook. */
export function proxy(wanted: boolean): GameCommand {
  const value = wanted ? "ordered" : "forbidden";
  return commanded({ kind: "set-option", option: "proxy-orders", value });
}

export function flag(name: SettingsOf<boolean>, on: boolean): GameCommand {
  return setting({ [name]: on });
}

/** Absences are counted in days; a figure without a unit is one of those. */
export function limit(name: SettingsOf<number>, written: Span): GameCommand | BadClock {
  const hours = hoursOf(written);
  if (typeof hours !== "number") return hours;
  const isDays = name !== "maxExtension" && written.isUnit;
  return setting({ [name]: isDays ? hours / 24 : hours });
}

/** Per cent, or how many. */
export function figure(name: SettingsOf<number>, digits: Slice): GameCommand {
  return setting({ [name]: Number(digits.text) });
}

/** nJudge's ratios: 0.9 is 90 per cent. */
export function ratio(name: SettingsOf<number>, digits: Slice): GameCommand {
  return setting({ [name]: Math.round(Number(digits.text) * 100) });
}

export function excuse(times: Slice): GameCommand {
  return setting({ nmr: { kind: "excuse", times: Number(times.text) } });
}

/** Two phases in a row, where nobody says how many. */
export function replace(phases: Slice | null): GameCommand {
  const after = Math.max(1, Number(phases?.text ?? 2));
  return setting({ nmr: { kind: "replace", after } });
}
