/** Games of the time before the deadline was kept that stood before the last. */
import { expect, test } from "vitest";
import { formerDeadlines } from "../../../src/store/upgrades/former-deadlines.js";

const upgrade = (document: object) => formerDeadlines.game?.({ name: "paris", ...document });

test.each([
  [{ deadline: 1000, extended: 0 }, null],
  [{ deadline: 1000, extended: 300 }, 700],
])("of %j the former deadline is %j", (schedule, former) => {
  const whole = { ...schedule, former };
  expect(upgrade({ timing: schedule, pause: null })).toMatchObject({ timing: whole, pause: null });
  expect(upgrade({ timing: null, pause: { until: null, schedule } })).toMatchObject({
    timing: null,
    pause: { until: null, schedule: whole },
  });
});

test("a game that has no schedule has no former deadline", () =>
  expect(upgrade({ timing: null, pause: { schedule: null } })).toEqual({
    name: "paris",
    timing: null,
    pause: { schedule: null },
  }));
