import { expect, test } from 'vitest';
import spread from '#domain/score/spread.json' with { type: 'json' };
import { figuresOfSets } from '#lab/evaluate/sets/figures.ts';
import { setsReport } from '#lab/evaluate/sets/format.ts';
import { unseenOf } from '#lab/evaluate/sets/unseen.ts';
import { AS_IT_IS } from '#lab/fit-spread/copies.ts';
import type { Recorded } from '#lab/fit-spread/record.ts';
import { manyPeople, measuring } from '#tests/unit/lab/calibrate/made-people.ts';
import { lineOf } from '#tests/unit/lab/fit-spread/recordings.ts';

const people = manyPeople(30, 10, 1).map(({ report }, index) =>
  lineOf(`p${Math.floor(index / 2)}`, index % 2, AS_IT_IS, report),
);
const single = (set: Recorded['set'], count: number): Recorded[] =>
  manyPeople(count, 10, 1).map(({ report }, index) => ({
    ...lineOf(`${set}${index}`, 0, AS_IT_IS, report),
    set,
    file: `${set}/${index}.jpg`,
  }));
const RECORDING = [...people, ...single('portraits', 10), ...single('small', 5)];

test('everybody is there once, scored by curves that did not see them', () => {
  const { lines, pairs } = unseenOf(RECORDING, spread);
  expect(lines.map(({ file }) => file).toSorted()).toEqual(RECORDING.map(({ file }) => file).toSorted());
  expect(pairs.every(({ set }) => set === 'people')).toBe(true);
  // Beyond the end of curves that do not know it, one rough skin scores as little as a rougher one.
  const leastOf = (raw: number) => {
    const rough = RECORDING.map((line) =>
      line.person === 'p0' ? { ...line, report: measuring(raw) } : line,
    );
    const own = unseenOf(rough, spread).lines.find(({ person }) => person === 'p0');
    return own?.report?.sections.skin.metrics.texture?.score;
  };
  expect(leastOf(400)).toBe(leastOf(900));
});

test('each set has a block, and one without photos none', () => {
  const text = setsReport(figuresOfSets(unseenOf(RECORDING, spread)));
  expect(text.match(/^(people|portraits|small|scenes): /gm)).toEqual(['people: ', 'portraits: ', 'small: ']);
});
