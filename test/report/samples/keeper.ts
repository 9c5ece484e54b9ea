/** The letters of test/cases/letters/keeper. */
import { composeKeeperNotice, type LetterText } from "../../../src/report/index.js";
import { catalogue } from "./stage.js";

export const keeper: Readonly<Record<string, LetterText>> = {
  mail: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "mail-shunted", mail: 17, why: "RangeError: Invalid array length" },
  ),
  forget: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "forget-wished", address: "anna@example.net" },
  ),
  data: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "data-asked", address: "anna@example.net" },
  ),
  message: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "message-withheld", mailbox: "INBOX", uid: 4711, why: "Internal error occurred." },
  ),
  permission: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    {
      kind: "permission-ended",
      why: "The permission to use the mailbox has ended (invalid_grant). Run: ems login --file ems-tokens.json",
    },
  ),
  failing: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "judge-failing", why: "database or disk is full" },
  ),
  gm: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "gm-unreachable", game: "paris" },
  ),
  unreadable: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    {
      kind: "game-unreadable",
      game: "paris",
      why: 'The stored game "paris" cannot be read: it is not JSON.',
    },
  ),
  game: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    { kind: "game-stuck", game: "paris" },
  ),
  silent: composeKeeperNotice(
    catalogue,
    { name: "EMSD", address: "judge@example.net" },
    {
      kind: "gm-silent",
      game: "paris",
      gms: ["george@example.net", "hanna@example.net"],
      days: 4,
      left: 2,
    },
  ),
};
