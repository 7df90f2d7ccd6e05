import { expect, test } from 'vitest';
import {
  BACKGROUNDS,
  BROWS,
  EYES,
  GAZES,
  LIGHT_COLOURS,
  LIGHT_SIDES,
  MOUTHS,
} from '#functions/vocabulary.ts';
import { FACTS, parseLabels, readLabels, type FactName } from '#scripts/evaluate/moment/labels.ts';

const HEAD = 'file,gaze,eyes,brows,mouth,lightFrom,lightColour,background\n';

test('a cell holds words that are true, none, or that it could not be told', () => {
  const [row] = parseLabels(`${HEAD}a.jpg,camera,none,unsure,closed/half-smile,left,unsure,plain\n`);
  expect(row?.seen).toMatchObject({
    gaze: ['camera'],
    eyes: [],
    brows: null,
    mouth: ['closed', 'half-smile'],
  });
  expect(() => parseLabels(`${HEAD}a.jpg,camera\n`)).toThrow('a.jpg');
});

test('the committed labels are words of the vocabulary, each file once, half of them held out', async () => {
  const words: Readonly<Record<FactName, readonly string[]>> = {
    gaze: GAZES,
    eyes: EYES,
    brows: BROWS,
    mouth: MOUTHS,
    lightFrom: LIGHT_SIDES,
    lightColour: LIGHT_COLOURS,
    background: BACKGROUNDS,
  };
  const labels = await readLabels();
  expect(new Set(labels.map(({ file }) => file)).size).toBe(labels.length);
  for (const { file, seen } of labels) {
    expect(file).toMatch(/^(portraits|small|scenes)\/[\w/-]+\.jpg$/);
    for (const fact of FACTS) for (const word of seen[fact] ?? []) expect(words[fact]).toContain(word);
  }
  const share = labels.filter(({ heldOut }) => heldOut).length / labels.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});
