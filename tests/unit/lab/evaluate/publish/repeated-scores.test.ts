import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { litScoresOf, repeatedScoresOf, writeRepeatedScores } from '#lab/evaluate/publish/repeated-scores.ts';
import { figuresOf } from '#lab/evaluate/summary/figures.ts';
import { faceOf, scoring } from '../summary/reports.ts';

it('keeps relit photos apart, with the hardness of their light, beside the photo as it was', async () => {
  const { quality, ...rest } = scoring(73);
  const hard = { ...rest, quality: { ...quality, lightHardness: 0.034567 } };
  const face = faceOf(scoring(70), {
    identity: scoring(70),
    'lamp/above': hard,
    'change/mirror': scoring(72),
  });
  const scores = litScoresOf([face]);
  expect(scores.map(({ version, change, hardness }) => [version, change, hardness])).toEqual([
    ['identity', 0, quality.lightHardness],
    ['lamp/above', 3, 0.03457],
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'lit-'));
  try {
    const file = join(folder, 'lit.json');
    const figures = figuresOf({ seed: 3, parts: ['lamps'], faces: [face], refused: {} });
    await writeRepeatedScores(file, figures, [face]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ lit: scores });
  } finally {
    await rm(folder, { recursive: true });
  }
});

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
