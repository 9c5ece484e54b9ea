/** Into a game and out of it: whom the rest of the mail speaks for. */
import { create, join, observe } from "../../identity/join.js";
import { act, signOn } from "../../identity/sign-on.js";
import type { Handlers } from "./handler.js";

export const entryHandlers = {
  create,
  join,
  observe,
  act,
  "sign-on": signOn,
  // The body's reader ends the mail there.
  "sign-off": () => {},
} satisfies Partial<Handlers>;
