/** Both copies of `reminderAfter`: the page's, and the service worker's, which takes no code of the app. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

const COPIES = ['src/platform/notifications/reminder-after.ts', 'src/service-worker/reminder.ts'] as const;

/** Six in the evening in Berlin, now, and six in the evening of the next day there. */
const CASES = [
  ['an ordinary day', '2026-11-20T17:00Z', '2026-11-20T17:00Z', '2026-11-21T17:00:00.000Z'],
  ['a day of 25 hours', '2026-10-24T16:00Z', '2026-10-24T16:00Z', '2026-10-25T17:00:00.000Z'],
  ['a day of 23 hours', '2026-03-28T17:00Z', '2026-03-28T17:00Z', '2026-03-29T16:00:00.000Z'],
  ['noticed the next morning', '2026-10-24T16:00Z', '2026-10-25T08:00Z', '2026-10-25T17:00:00.000Z'],
  ['noticed weeks later', '2026-10-01T16:00Z', '2026-11-20T20:00Z', '2026-11-21T17:00:00.000Z'],
  ['the end of a year', '2026-12-31T17:00Z', '2026-12-31T17:05Z', '2027-01-01T17:00:00.000Z'],
] as const;

test.each(COPIES)('%s keeps the time of day where the clocks change', async (file) => {
  const code = `
    import { reminderAfter } from ${JSON.stringify(inRoot(file))};
    for (const [name, before, now] of ${JSON.stringify(CASES)})
      console.log(name, new Date(reminderAfter(Date.parse(before), Date.parse(now))).toISOString());`;
  // A process of its own: its time zone is settled as it starts.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: ROOT, env: { ...process.env, TZ: 'Europe/Berlin' } },
  );
  expect(stdout.trim().split('\n')).toEqual(CASES.map(([name, , , next]) => `${name} ${next}`));
});
