/**
 * What the older judges understood and this one does not, by the reason: whoever types such a word learns what
 * to do instead. The sentences stand in templates/complaints.txt, one for each reason.
 */

/** Starts as a `Form` has them. */
const leftOut = {
  people: "who~is|who~game",
  accounts: `i_am_also|register|set_level|set_access|set_dedication`,
  ratings: "set_rated|set_unrated",
  keeper: "adjust|record|fix~id|no_control|purge|rename",
  flags: "set_xflag|set_xflags",
  clocks: "set_clock|set_clocks|set_turn|set_turns",
  gms: `set_allow_master|set_allow_masters|set_master_allow|set_masters_allow|set_deny_master|
    set_deny_masters|set_master_deny|set_masters_deny`,
  undoing: "cancel|undo",
  files: "get|send|send_me",
  leaving: "unsubscribe|quit|leave|i quit|i give up|stop sending",
  talking: "tell|write to",
  notes: "diary",
  "fake-first": "press_fake",
  signature: "official",
  watching: "monitor",
  beginning: "form|force_begin|activate",
  takeover: "takeover",
  vacancy: "dummy|revive",
  revealing: "reveal",
  mastered: "set_moderated|set_moderate|set_unmoderated|set_unmoderate",
  "reading-along": `set_all_press|set_normal_press|set_watch_all_press|set_no_watch_all_press`,
  broadcasts: `set_broadcast|set_broadcast_press|set_normal_broadcast|set_no_broadcast|set_no_broadcast_press|
    set_no_normal_broadcast`,
  "grace-press": "set_grace_press|set_no_grace_press",
  "blank-press": "set_blank_press|set_no_blank_press",
  openness: "set_show|set_no_show",
  concessions: "set_concessions|set_no_concessions",
  numbers: `set_ep|set_ep_number|set_ep_num|set_bn|set_bn_number|set_bn_num|set_bnc|set_bnc_number|
    set_bnc_num|set_mn|set_mn_number|set_mn_num|set_mnc|set_mnc_number|set_mnc_num`,
  "strict-grace": "set_strict_grace|set_no_strict_grace",
  "strict-wait": "set_strict_wait|set_no_strict_wait",
  "strict-convoys": "set_strict_convoy|set_no_strict_convoy",
  resuming: "set_resume|set_no_resume",
  joining: "set_secret|set_no_secret|set_players|set_powers",
  wishes: "set_prflist|set_prfboth|set_prfrand",
  successor: "set_auto_create|set_no_auto_create",
  variant: "set_variant|set_not_variant|setup",
  victory: `set_victory|set_victory_centers|set_victory_centres|set_victory_conditions|set_vp|
    set_winning_centers|set_centers|set_centres`,
  "variant-rules": `set_dice|set_no_dice|set_famine|set_no_famine|set_plague|set_no_plague|set_loans|set_bankers|
    set_bank|set_no_loans|set_no_bankers|set_no_bank|set_assassinations|set_assassins|
    set_assassination|set_no_assassins|set_no_assassinations|set_no_assassination|set_adjacency|
    set_adjacent|set_adj|set_no_adjacency|set_no_adjacent|set_no_adj|set_special|set_no_special|
    set_transform|set_trafo|set_no_transform|set_no_trafo|set_any_centres|set_any_centre|
    set_any_centers|set_any_center|set_home_centres|set_home_centre|set_home_centers|
    set_home_center|set_one_centre|set_one_center|set_mach2|set_machiavelli2|set_mach-2|
    set_machiavelli-2|set_no_mach2|set_no_machiavelli2|set_no_mach-2|set_no_machiavelli-2|
    set_air_lifts|set_air_lift|set_no_air_lifts|set_no_air_lift|set_blank_board|set_empty_board|
    set_fortresses|set_fortress|set_forts|set_fort|set_no_fortresses|set_no_fortress|set_no_forts|
    set_no_fort|set_auto_disband|set_no_auto_disband|set_any_disband|set_normal_disband|
    set_attack_transforms|set_attack_transform|set_no_attack_transforms|set_no_attack_transform|
    set_coastal_convoys|set_coastal_convoy|set_no_coastal_convoys|set_no_coastal_convoy|set_money|
    set_no_money|set_disband|set_no_disband|set_basic|set_advanced|set_duality|set_no_duality|
    set_hong_kong|set_no_hong_kong|set_gateways|set_gateway|set_no_gateways|set_no_gateway|
    set_railways|set_railway|set_no_railways|set_no_railway|set_storms|set_storm|set_no_storms|
    set_no_storm|set_bcenters|set_bcentres|set_no_bcenters|set_no_bcentres|set_summer|
    set_no_summer|set_garrisons|set_no_garrisons|set_neutrals|set_no_neutrals|set_capture_win|
    set_no_capture_win|set_portage|set_no_portage|set_allied_win|set_no_allied_win|
    set_home_transfer|set_no_home_transfer`,
} as const;

/** Why something is not here. */
export type LeftOutReason = keyof typeof leftOut;

export const leftOutReasons = Object.keys(leftOut) as readonly LeftOutReason[];

/** What must follow the starts that other lines begin with as well. */
export const leftOutGuards: Readonly<Record<string, string>> = {
  quit: "(?:[ .!]*$| (?:the )?game)",
  leave: "(?:[ .!]*$| (?:the )?game)",
  // `GET rules` names a file; `get rid of the fleet`, `send Brest to the Channel` are orders.
  get: "(?= ?\\S*[ .!]*$)(?![a-z])",
  send: "(?= ?\\S*[ .!]*$)(?![a-z])",
  takeover: "(?! \\S+@)(?![a-z])",
  // `Who is that from?` asks of a letter.
  "who is": "(?! (?:this|that|it)\\b)(?![a-z])",
  monitor: "(?! \\S+@)(?![a-z])",
  "press fake": "(?! ?broadcast)(?![a-z])",
};

/** Each reason with the starts that it is for. */
export const leftOutStarts: readonly (readonly [why: LeftOutReason, starts: string])[] =
  leftOutReasons.map((why) => [why, leftOut[why]]);
