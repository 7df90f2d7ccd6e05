import { describe, expect, it } from 'vitest';
import { nextReminder, REMINDER_HOUR } from '#state/notifications/reminder-time.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

describe('the next reminder', () => {
  it.each([
    ['in the morning, without a roast yet', at(20, 9), false, at(20, 18)],
    ['in the morning, after a roast', at(20, 9), true, at(21, 18)],
    ['an hour before', at(20, 17), false, at(20, 18)],
    ['within the hour', at(20, 17, 1), false, at(21, 18)],
    ['at the very time', at(20, 18), false, at(21, 18)],
    ['at night', at(20, 23, 59), false, at(21, 18)],
    ['on the last day of a month', at(30, 20), false, new Date(2026, 11, 1, 18).getTime()],
  ])('%s', (_when, now, roasted, expected) => {
    expect(nextReminder(now, roasted, REMINDER_HOUR)).toBe(expected);
  });

  it('comes at the hour that was chosen', () => {
    expect(nextReminder(at(20, 9), false, 21)).toBe(at(20, 21));
    expect(nextReminder(at(20, 9), false, 7)).toBe(at(21, 7));
  });
});
