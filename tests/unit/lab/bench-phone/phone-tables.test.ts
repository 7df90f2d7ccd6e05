import { expect, it } from 'vitest';
import { phoneTables } from '#lab/bench-phone/phone-tables.ts';
import { STEPS, type PhoneRound } from '#lab/bench-phone/visit.ts';

const QUIET = { tasks: [], frames: [] };
const roundWith = (ms: number): PhoneRound => ({
  ...(Object.fromEntries(STEPS.map((step) => [step, QUIET])) as unknown as PhoneRound),
  camera: {
    tasks: [ms, 60],
    frames: [
      {
        ms,
        blockedMs: ms - 50,
        renderMs: 4,
        scripts: [{ file: 'main.js', by: 'start', ms: ms - 10 }],
      },
    ],
  },
});

it('shows the middle of the rounds, and each script with its longest frame', () => {
  const [steps = '', frames = ''] = phoneTables([100, 300, 200].map(roundWith)).split('\n\n');
  const cells = (line: string) => line.split('|').map((cell) => cell.trim());
  const camera = steps.split('\n').find((line) => line.includes('camera')) ?? '';
  expect(cells(camera)).toEqual(['', 'camera', '2', '200 ms', '160 ms', '']);
  expect(frames.split('\n')).toHaveLength(3);
  expect(cells(frames.split('\n')[2] ?? '')).toEqual([
    '',
    'camera',
    '300 ms',
    '250 ms',
    'main.js: start (290 ms)',
    '4 ms',
    '',
  ]);
});
