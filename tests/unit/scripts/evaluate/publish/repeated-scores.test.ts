import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repeatedScoresOf, writeRepeatedScores } from '#scripts/evaluate/publish/repeated-scores.ts';
import { figuresOf } from '#scripts/evaluate/summary/figures.ts';
import { faceOf, scoring } from '../summary/reports.ts';

it('keeps changed and poorer photos with both confidences, and no tone nor defect', async () => {
  const face = faceOf(scoring(70), {
    identity: scoring(70),
    'change/mirror': scoring(72),
    'quality/blur-2': scoring(66),
    'tone/additive/15': scoring(40),
    'defect/lines/1': scoring(40),
  });
  const scores = repeatedScoresOf([face]);
  expect(scores.map(({ version, change }) => [version, change])).toEqual([
    ['change/mirror', 2],
    ['quality/blur-2', -4],
  ]);

  const folder = await mkdtemp(join(tmpdir(), 'repeated-'));
  try {
    const file = join(folder, 'scores.json');
    const figures = figuresOf({ seed: 3, parts: ['repeatability'], faces: [face], refused: {} });
    await writeRepeatedScores(file, figures, [face]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ seed: 3, faces: 1, scores });
  } finally {
    await rm(folder, { recursive: true });
  }
});
