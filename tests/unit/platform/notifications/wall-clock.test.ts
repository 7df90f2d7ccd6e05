/** The clock of reminders, for the page and for the service worker. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot, ROOT } from '#scripts/lib/paths.ts';

const SIX = 'T18:00:00.000';
/** Where the person is, what is scheduled, when the device looks (there), whether it is shown, and the next. */
const CASES = [
  ['an ordinary day', 'Europe/Berlin', '2026-11-20', '2026-11-20T18:00', true, '2026-11-21'],
  ['a minute before', 'Europe/Berlin', '2026-11-20', '2026-11-20T17:59', false, '2026-11-20'],
  ['a day of 25 hours', 'Europe/Berlin', '2026-10-25', '2026-10-25T17:59', false, '2026-10-25'],
  ['after a day of 25 hours', 'Europe/Berlin', '2026-10-24', '2026-10-25T17:59', true, '2026-10-25'],
  ['a day of 23 hours', 'Europe/Berlin', '2026-03-29', '2026-03-29T18:00', true, '2026-03-30'],
  ['summer time in the south', 'Australia/Sydney', '2026-10-04', '2026-10-04T18:00', true, '2026-10-05'],
  [
    'summer time by half an hour',
    'Australia/Lord_Howe',
    '2026-10-04',
    '2026-10-04T17:59',
    false,
    '2026-10-04',
  ],
  ['after a flight west', 'America/Los_Angeles', '2026-11-20', '2026-11-20T01:00', false, '2026-11-20'],
  ['six, after a flight west', 'America/Los_Angeles', '2026-11-20', '2026-11-20T18:00', true, '2026-11-21'],
  ['after a flight east', 'Pacific/Auckland', '2026-11-20', '2026-11-20T18:00', true, '2026-11-21'],
  ['over the date line', 'Pacific/Honolulu', '2026-11-21', '2026-11-20T18:00', false, '2026-11-21'],
  ['a zone of 45 minutes', 'Asia/Kathmandu', '2026-11-20', '2026-11-20T18:00', true, '2026-11-21'],
  ['noticed the next morning', 'Europe/Berlin', '2026-10-24', '2026-10-25T09:00', true, '2026-10-25'],
  ['noticed at night', 'Europe/Berlin', '2026-11-20', '2026-11-21T02:00', false, '2026-11-21'],
  ['noticed late in the evening', 'Europe/Berlin', '2026-11-20', '2026-11-20T22:00', false, '2026-11-21'],
  ['noticed before seven', 'Europe/Berlin', '2026-11-20', '2026-11-21T06:59', false, '2026-11-21'],
  ['noticed weeks later', 'Europe/Berlin', '2026-10-01', '2026-11-20T21:00', true, '2026-11-21'],
  ['the end of a year', 'Europe/Berlin', '2026-12-31', '2026-12-31T18:05', true, '2027-01-01'],
] as const;

test('goes by the clock of where the person is, and shows nothing late at night', async () => {
  const code = `
    import { reminderAt } from ${JSON.stringify(inRoot('src/platform/notifications/wall-clock.ts'))};
    for (const [name, zone, day, looks] of ${JSON.stringify(CASES)}) {
      process.env.TZ = zone;
      const { due, next } = reminderAt(day + '${SIX}', new Date(looks).getTime());
      console.log(name, due, next);
    }
    const late = (clock, looks) => reminderAt(clock, new Date(looks).getTime()).due;
    process.env.TZ = 'Asia/Tokyo';
    console.log(late('2026-11-20T23:00:00.000', '2026-11-20T23:00'), late('2026-11-20T06:00:00.000', '2026-11-20T06:10'));
    console.log(late('2026-11-20T23:00:00.000', '2026-11-21T00:00'), late('2026-11-20T06:00:00.000', '2026-11-21T05:59'));`;
  // A process of its own, which may go from zone to zone.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: ROOT },
  );
  expect(stdout.trim().split('\n')).toEqual([
    ...CASES.map(([name, , , , due, next]) => `${name} ${due} ${next}${SIX}`),
    'true true',
    'false false',
  ]);
});
