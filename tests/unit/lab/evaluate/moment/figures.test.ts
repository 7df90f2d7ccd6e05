import { expect, test } from 'vitest';
import { momentFigures, type JudgedMoment } from '#lab/evaluate/moment/figures.ts';
import { momentReport } from '#lab/evaluate/moment/format.ts';
import type { LabelledMoment } from '#lab/evaluate/moment/labels.ts';
import { FACTS, type Said } from '#lab/evaluate/moment/said.ts';
import { recordOf } from '#functions/vocabulary.ts';

const NOTHING = recordOf(FACTS, () => null);

const judged = (
  file: string,
  said: Partial<Said>,
  seen: Partial<LabelledMoment['seen']>,
  heldOut = true,
): JudgedMoment => ({
  label: { file, heldOut, seen: { ...NOTHING, ...seen } },
  said: { ...NOTHING, ...said },
});

const JUDGED = [
  judged('a.jpg', { mouth: 'closed' }, { mouth: ['closed', 'half-smile'] }),
  judged('b.jpg', { mouth: 'closed' }, { mouth: ['teeth'] }),
  judged('c.jpg', { mouth: 'closed' }, { mouth: null }),
  judged('d.jpg', { mouth: 'closed' }, { mouth: ['closed'] }, false),
  judged('e.jpg', { lightFrom: 'left' }, { lightFrom: ['left'] }),
  judged('f.jpg', { lightFrom: 'right' }, { lightFrom: [] }),
];

test('a word is right where it is one of those seen; where nothing could be told it counts neither way', () => {
  const { words, coverage } = momentFigures(JUDGED);
  const of = (word: string) => words.find((one) => one.word === word);
  expect(of('closed')).toEqual({
    fact: 'mouth',
    word: 'closed',
    heldOut: { said: 2, right: 1, doubtful: 1, precision: 0.5 },
    all: { said: 3, right: 2, doubtful: 1, precision: 2 / 3 },
    wrong: ['b.jpg'],
  });
  expect(of('left or right')?.heldOut).toMatchObject({ said: 2, right: 1 });
  expect(of('left or right')?.wrong).toEqual(['f.jpg']);
  expect(coverage.mouth).toBeCloseTo(4 / 6);
  expect(coverage.gaze).toBe(0);
});

test('the table says what shows too little', () => {
  const report = momentReport({ ...momentFigures(JUDGED), missing: 2, refused: { blurred: 1 } });
  expect(report).toMatch(/^6 labelled photos; 2 not there; refused: \{"blurred":1\}/);
  expect(report).toMatch(/mouth closed +0\.500 1\/2 \(\+1 not told by eye\) +0\.667 2\/3.*too few/);
  expect(report).toContain('wrong, mouth closed: b.jpg');
});
