/**
 * The order in which files of tests begin: those that take minutes first, so that no core idles at the end
 * while the longest of them still runs.
 */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The slowest first; where a file stands here decides when it begins, and nothing else. */
const slow = [
  "judge/conversations.test.ts",
  "app/whole-game.test.ts",
  "simulate/simulate.test.ts",
  "judge/steps/crashes.test.ts",
  "app/killed-judges.test.ts",
  "judge/any-mails.test.ts",
  "language/orders/orders.test.ts",
  "fuzz/fuzz.test.ts",
];

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex((name) => moduleId.endsWith(`/test/${name}`));
      return at < 0 ? slow.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
