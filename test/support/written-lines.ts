/** Lines as people write them: what stands before the arrows of the case files. */
import { readdirSync, readFileSync } from "node:fs";
import { casePath } from "./golden.js";

export const writtenLines: readonly string[] = ["commands", "orders"].flatMap((folder) =>
  readdirSync(casePath(folder)).flatMap((file) =>
    readFileSync(`${casePath(folder)}/${file}`, "utf8")
      .split("\n")
      .filter((line) => /\s=+> /.test(line))
      .map((line) => line.replace(/\s+=+> .*/, "")),
  ),
);
