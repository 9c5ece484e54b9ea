/** Who may come into a game, according to its GM's lists, which only GMs see. */
import { withoutTag } from "../../util/index.js";
import type { Access } from "../model/game.js";

/** May somebody with this address play? */
export function mayPlay(access: Access, address: string): boolean {
  if (!mayWatch(access, address)) return false;
  return access.allowed.length === 0 || isListed(access.allowed, address);
}

/** May somebody with this address at least watch? */
export function mayWatch({ denied }: Access, address: string): boolean {
  return !isListed(denied, address);
}

/** Mail to `anna+dip@example.net` is mail to `anna@example.net`: the tag does not make another person of them. */
function isListed(list: readonly string[], address: string): boolean {
  const plain = withoutTag(address);
  const domain = plain.slice(plain.lastIndexOf("@"));
  return list.some((entry) => withoutTag(entry) === plain || entry === domain);
}
