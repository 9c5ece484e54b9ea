/**
 * How commands begin. A line that begins so is a command, right or wrong, and is never taken for an order;
 * everything else is. The forms themselves stand in grammar/commands.ne.
 */
import { type LeftOutReason, leftOutOpenings } from "./left-out.js";
import { distance } from "./names-distance.js";
import { slipsAllowed } from "./slips.js";
import type { StatementKind } from "./statement.js";

/**
 * Each kind of statement with its openings, the one that the help teaches first. A blank may be missing
 * where `_` or `~` stands; the help writes `_` as a blank and `~` as nothing.
 */
const openingsOf: Readonly<Record<StatementKind, string>> = {
  create: "create",
  "sign-on": "sign~on|sign~in|log~in",
  join: "join",
  act: "game",
  observe: "observe|watch",
  "sign-off": "sign~off",
  help: "help",
  list: "list",
  status: "status|who is playing|who's playing|whos playing",
  summary: "summary",
  log: "log",
  history: "history",
  try: "try",
  why: "why",
  clear: "clear|cancel all|cancel my|cancel orders",
  "clear-pending": "clear_pending|clear_my_pending|clear_perpetual",
  phase: "phase",
  "end-phase": "end~phase",
  if: "if",
  "else-if": "else~if",
  else: "else",
  "end-if": "end~if",
  "order-set": "replace|keep",
  "set-preference":
    "set_preference|set_preferences|set_pref|set_prefs|set_prefer|preference|preferences|prefer|pref|prefs",
  "set-power": "set_power",
  "set-rules": "set_rules|set_rulebook",
  "set-option": "set_option",
  "set-clock": `set_move|set_moves|set_movement|set_retreat|set_retreats|set_adjust|set_adjusts|
    set_adjustment|set_adjustments|set_build|set_builds`,
  "set-wait": "set_wait|set_w|set_no_wait|set_now|wait|no_wait",
  "set-draw": "set_draw|vote_draw|vote for draw|vote for a draw|vote",
  "set-no-draw": "set_no_draw|vote_no_draw",
  "set-concede": "set_concede|set_conc|concede",
  "set-no-concede": "set_no_concede|set_no_conc|no_concede",
  "set-deadline": "set_deadline",
  "set-grace": "set_grace",
  extend: "extend|set_extend|set_no_extend|no extend",
  "set-absence": `set_absence|set_absences|set_holiday|set_holidays|set_vacation|set_vacations`,
  "set-no-absence": `set_no_absence|set_no_absences|set_no_holiday|set_no_holidays|set_no_vacation|
    set_no_vacations`,
  "set-missed": "set_missed|set_nmr|set_cd|set_no_nmr|set_no_cd",
  "set-draw-size": "set_draw_size|set_draw_loss",
  "set-scoring": "set_scoring|set_no_scoring",
  declare: "declare draw|declare a draw|declare solo|declare victory|declare win",
  standings: "standings",
  "info-player": "info_player|get_dedication",
  start: "start the game|start game|start",
  "set-invitation": "set_invitation|set_no_invitation",
  "set-flag": `set_late_count|set_no_late_count|set_approval|set_no_approval|set_manual_start|set_man_start|set_no_manual_start|set_no_man_start|set_auto_start|
    set_manual_process|set_manual_processing|set_man_proc|set_no_manual_process|set_no_manual_processing|set_no_man_proc|set_auto_process|set_auto_processing|set_auto_proc|
    set_open_votes|set_no_open_votes|set_hidden_votes|set_standing_votes|set_no_standing_votes|set_protect_first_turn|
    set_no_protect_first_turn`,
  standby: "stand~by|no stand~by",
  "standby-list":
    "stand~by off|stand~by variant|stand~by variants|stand~by press|stand~by no press|stand~by at most",
  "standby-status": "stand~by status",
  openings: "list_openings|openings",
  "set-limit": `set_max_absence|set_max_absences|set_max_holidays|set_max_vacations|set_max_extension|set_max_pause|
    set_forming|set_escalation|set_no_escalation|set_min_on_time|set_min_games|set_max_left|set_ontimerat|set_resrat`,
  "set-press":
    "set_press|set_no_press|set_none|set_white|set_grey|set_gray|set_no_white|set_no_grey|set_no_gray",
  "set-press-rule": `set_partial|set_no_partial|set_minor_press|set_no_minor_press|set_late_press|
    set_no_late_press|set_touch_press|set_no_touch_press|set_must_order|set_no_must_order|set_postal_press|set_no_postal_press`,
  "set-fake-press": `set_fake|set_no_fake|set_no_fake_broadcast|set_partial_may|set_partial_may_be_faked|
    set_partial_fakes|set_partial_fakes_broadcast|set_partial_fakes_broadcast_by_default|set_partial_default|set_default|
    set_partial_press_may|set_partial_press_fakes`,
  "set-observer-press": `set_observer|set_observer_any|set_observer_white|set_observer_no|set_observer_none|
    set_observers|set_no_observer|set_no_observers|set_any_observer|
    set_any_observers|set_white_observer|set_white_observers`,
  "set-secrecy":
    "set_gunboat|set_no_gunboat|set_variant_gunboat|set_reveal|set_no_reveal|set_quiet|set_no_quiet",
  "set-unordered": "set_unordered",
  "set-zone": "set_zone|set_time_zone",
  "set-listed": "set_list|set_listed|set_public|set_no_list|set_unlist|set_unlisted|set_private",
  "set-reminder": "set_reminder|set_reminders|set_no_reminder|set_no_reminders",
  "set-dias": "set_dias|set_no_dias",
  "set-proxy": "set_proxy|set_proxies|set_no_proxy|set_no_proxies",
  "set-password": "set_password|set_pw|set_p",
  "set-address": "set_address|set_ad",
  "set-digest": "set_digest|set_no_digest",
  press: "press",
  broadcast: "broadcast",
  "postal-press": "postal_press",
  "final-statement": "statement|eog~statement|eog|end of game statement",
  process: "process",
  rollback: "roll~back",
  "roll-forward": "roll~forward",
  become: "become|as",
  edit: "edit",
  preview: "preview|predict",
  promote: "promote|hand~over",
  pause: "pause|suspend|vote pause|vote for pause|vote for a pause",
  "no-pause": "no pause|set_no_pause",
  resume: "resume|vote resume",
  "no-resume": "no resume",
  terminate: "terminate",
  resign: "resign|withdraw|step_down",
  confirm: "confirm|i confirm",
  decline: "decline|i decline|pass",
  eject: "eject|kick",
  "set-comment": "set_comment|set_info|set_information|set_no_comment|set_no_info",
  unstart: "unstart|un-start",
  "answer-candidate": "approve|deny|set_approved|set_approve|set_not_approved|set_not_approve",
  "set-access": `set_allow_player|set_allow_players|set_player_allow|set_players_allow|set_no_allow_player|
    set_no_allow_players|set_deny_player|set_deny_players|set_player_deny|set_players_deny|set_no_deny_player|
    set_no_deny_players`,
};

type Lead =
  | { readonly kind: "form"; readonly form: StatementKind }
  | { readonly kind: "left-out"; readonly why: LeftOutReason };

/** What must follow an opening that other lines begin with as well: retreats, headings, kind words. */
const guards: Readonly<Record<string, string>> = {
  log: "(?! ?in)(?![a-z])",
  as: String.raw` \S.*:$`,
  withdraw: "[ .!]*$",
  keep: "(?:[ .!]*$| (?:(?:my|the) )?(?:other )?(?:orders|others|rest)(?![a-z]))",
  try: "[ .:!]*$",
  statement: "(?:[ .!]*$| ?:)",
  eog: "(?:[ .!]*$| ?:)",
  start: "[ .!]*$",
  cancel: "(?![a-z])",
  undo: "(?![a-z])",
  quit: "(?:[ .!]*$| (?:the )?game)",
  leave: "(?:[ .!]*$| (?:the )?game)",
  unsubscribe: "(?![a-z])",
  "step down": "[ .!]*$",
  approve: String.raw`(?:[ .!]*$| \S+(?: \S+){0,2}$)`,
  deny: String.raw`(?:[ .!]*$| \S+(?: \S+){0,2}$)`,
  standings: "[ .!?]*$",
  openings: "[ .!?]*$",
  decline: "[ .!]*$",
  pass: "[ .!]*$",
  phase: "(?! ?:|[a-z])",
  version: "[ .!?\\d]*$",
};

export interface Opening {
  /** What it can become; for what is not offered, why. */
  readonly leads: Lead;
  /** The words, in lower case: `set wait`. */
  readonly words: string;
  /** How many characters of the line they are. */
  readonly length: number;
}

interface KnownOpening {
  readonly leads: Lead;
  readonly words: string;
  /** In lower case, with and without the blanks that may be missing. */
  readonly spellings: readonly string[];
  /** The spellings behind a SET; those of no setting as they are. */
  readonly tails: readonly string[];
  readonly pattern: RegExp;
}

const known: readonly KnownOpening[] = [
  ...Object.entries(openingsOf).flatMap(([form, list]) =>
    opened({ kind: "form", form: form as StatementKind }, list),
  ),
  ...leftOutOpenings.flatMap(([why, list]) => opened({ kind: "left-out", why }, list)),
].sort((left, right) => right.words.length - left.words.length);

function opened(leads: Lead, list: string): KnownOpening[] {
  return list.split("|").map((each) => {
    const notation = each.trim();
    const apart = notation.replace(/[_~]/g, " ");
    const words = notation.replaceAll("_", " ").replaceAll("~", "");
    const follows = guards[words] ?? "(?![a-z])";
    const pattern = new RegExp(notation.replace(/[_~]/g, " ?") + follows, "iy");
    const spellings = [...new Set([apart, notation.replace(/[_~]/g, "")])];
    return { leads, words, spellings, tails: [...new Set(spellings.map(withoutSet))], pattern };
  });
}

/** Any first word of a command: most lines are orders, and are told by this alone. */
const firstWords = new RegExp(
  `(?:${[...new Set(known.map(({ spellings: [apart] }) => apart?.split(" ")[0]))].join("|")})`,
  "iy",
);

/** The longest opening that a line begins with, or null. */
export function openingOf(text: string): Opening | null {
  firstWords.lastIndex = 0;
  if (!firstWords.test(text)) return null;
  for (const { leads, words, spellings, pattern } of known) {
    pattern.lastIndex = 0;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const written = spellings.find((spelling) => found.toLowerCase().startsWith(spelling));
    const length = written?.length ?? found.length;
    return { leads, words, length };
  }
  return null;
}

/**
 * The openings that the beginning of a line could be a misspelling of, nearest first. A line that looks like
 * an order is none: to read an order as a mistaken command would lose it.
 */
export function nearestOpenings(text: string): readonly Opening[] {
  if (!mayBeCommand(text)) return [];
  const typed = text.toLowerCase();
  const tail = withoutSet(typed);
  const near = known.flatMap((opening) =>
    misspellingsOf(opening, tail, typed.length - tail.length),
  );
  const nearest = Math.min(...near.map(({ away }) => away));
  if (!Number.isFinite(nearest)) return [];
  return near.filter(({ away }) => away === nearest).slice(0, 3);
}

/** Short words are misspelt names more often than commands, unless they stand alone. */
function mayBeCommand(text: string): boolean {
  if (/[->/]|^(?:a|f|army|fleet)\b/i.test(text)) return false;
  return (
    /^(?:[a-z]{5,}|(?:set|sign|log|roll|p[a-z]{3} to) )/i.test(text) ||
    /^[a-z]{4}[.!]?$/i.test(text)
  );
}

/** How far the line, of which `tail` begins at `start`, is from an opening that it could be meant for. */
function misspellingsOf({ leads, words, tails }: KnownOpening, tail: string, start: number) {
  if (leads.kind === "left-out" || words in guards || words.startsWith("set ") !== start > 0)
    return [];
  return tails.flatMap((meant) => {
    if (!mayBegin(tail, meant)) return [];
    const typed = tail.split(" ", meant.split(" ").length).join(" ");
    const limit = slipsAllowed(typed);
    if (Math.abs(typed.length - meant.length) > limit) return [];
    return [{ leads, words, length: start + typed.length, away: distance(typed, meant, limit) }];
  });
}

/** People know how a word begins, and distances to a hundred openings take their time. */
function mayBegin(typed: string, meant: string): boolean {
  return meant[0] === typed[0] || meant[0] === typed[1];
}

function withoutSet(text: string): string {
  return text.replace(/^set ?/, "");
}
