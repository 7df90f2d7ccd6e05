/** @vitest-environment happy-dom */
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { GeometryPanel, geometryWords } from '#ui/components/result/geometry-panel.tsx';
import { REPORT } from '#tests/support/report.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';

const { geometry } = REPORT;

it('calls the usual usual', () => {
  expect(geometryWords(geometry)).toEqual({ thirds: 'even', fifths: 'even', tilt: 'up', symmetry: 'close' });
});

it('says of the medians what the comment on its limits does', () => {
  const medians = {
    middleThird: 0.53,
    eyeGapFifth: 0.252,
    rightEyeFifth: 0.2,
    leftEyeFifth: 0.2,
    canthalTiltDeg: 5.6,
    asymmetry: 0.025,
  };
  expect(geometryWords({ ...geometry, ...medians })).toEqual({
    thirds: 'even',
    fifths: 'even',
    tilt: 'up',
    symmetry: 'usual',
  });
});

it.each([
  ['thirds', { middleThird: 0.4 }, 'lower'],
  ['thirds', { middleThird: 0.6 }, 'middle'],
  ['fifths', { eyeGapFifth: 0.15 }, 'close'],
  ['fifths', { eyeGapFifth: 0.3 }, 'wide'],
  ['tilt', { canthalTiltDeg: 0 }, 'level'],
  ['tilt', { canthalTiltDeg: -3 }, 'down'],
  ['symmetry', { asymmetry: 0.03 }, 'usual'],
  ['symmetry', { asymmetry: 0.09 }, 'lively'],
] as const)('%s of %j: %s', (key, change, word) => {
  expect(geometryWords({ ...geometry, ...change })[key]).toBe(word);
});

it('never ranks a face: no sentence calls it beautiful, ideal or perfect', () => {
  const { thirds, fifths, tilt, symmetry } = en.result.geometry;
  for (const text of [thirds, fifths, tilt, symmetry].flatMap((part) => Object.values(part))) {
    expect(text).not.toMatch(/beaut|ideal|perfect|ugly|attractive|flaw/i);
  }
});

it('says nothing of eyes that something covers', () => {
  for (const [lang, { result }] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const saidWith = (eyesHidden: boolean) =>
      textOf(<GeometryPanel geometry={geometry} eyesHidden={eyesHidden} />, { lang });
    const { thirds, fifths, tilt, symmetry } = result.geometry;
    for (const { label } of [thirds, fifths, tilt, symmetry]) expect(saidWith(false)).toContain(label);
    for (const { label } of [thirds, symmetry]) expect(saidWith(true)).toContain(label);
    for (const { label } of [fifths, tilt]) expect(saidWith(true)).not.toContain(label);
  }
});
