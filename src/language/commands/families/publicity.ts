/** What may be said in a game, and what is kept from its players. Its forms set settings and nothing else. */
import type { Forms } from "../form.js";

export const forms = {
  "set-press": {
    starts:
      "set_press|set_no_press|set_none|set_white|set_grey|set_gray|set_no_white|set_no_grey|set_no_gray",
  },
  "set-press-rule": {
    starts: `set_partial|set_no_partial|set_minor_press|set_no_minor_press|set_late_press|
      set_no_late_press|set_touch_press|set_no_touch_press|set_must_order|set_no_must_order|
      set_postal_press|set_no_postal_press`,
  },
  "set-fake-press": {
    starts: `set_fake|set_no_fake|set_no_fake_broadcast|set_partial_may|set_partial_may_be_faked|
      set_partial_fakes|set_partial_fakes_broadcast|set_partial_fakes_broadcast_by_default|
      set_partial_default|set_default|set_partial_press_may|set_partial_press_fakes`,
  },
  "set-observer-press": {
    starts: `set_observer|set_observer_any|set_observer_white|set_observer_no|set_observer_none|
      set_observers|set_no_observer|set_no_observers|set_any_observer|set_any_observers|
      set_white_observer|set_white_observers`,
  },
  "set-secrecy": {
    starts:
      "set_gunboat|set_no_gunboat|set_variant_gunboat|set_reveal|set_no_reveal|set_quiet|set_no_quiet",
  },
  "set-addresses": {
    starts: `set_addresses|set_no_addresses|set_show_addresses|set_hide_addresses|set_no_show_addresses`,
  },
  "set-unordered": { starts: "set_unordered" },
} as const satisfies Forms;
