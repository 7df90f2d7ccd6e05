import { describe, expect, it } from 'vitest';
import {
  chooseEngine,
  isFrugal,
  mayPrefetch,
  UNKNOWN_LINE,
  type EngineWishes,
} from '#state/engine-choice.ts';

const wishes = (changes: Partial<EngineWishes> = {}): EngineWishes => ({
  asked: 'auto',
  lite: false,
  line: UNKNOWN_LINE,
  ranLast: null,
  ...changes,
});
const line = (effectiveType: string | null, saveData = false) => ({ saveData, effectiveType });

describe('the engine', () => {
  it.each([
    ['nothing is said', {}, 'auto'],
    ['the line is good', { line: line('4g') }, 'auto'],
    ['data is to be saved', { line: line('4g', true) }, 'lite'],
    ['the line is 3G', { line: line('3g') }, 'lite'],
    ['the line is 2G', { line: line('2g') }, 'lite'],
    ['the line is worse', { line: line('slow-2g') }, 'lite'],
    ['the person wants it small', { lite: true, line: line('4g') }, 'lite'],
    ['the person wants it small and has the full one', { lite: true, ranLast: 'mediapipe' }, 'lite'],
    ['the full one is here already', { line: line('2g', true), ranLast: 'mediapipe' }, 'auto'],
    ['the lite one ran on a bad day and the line is good now', { line: line('4g'), ranLast: 'lite' }, 'auto'],
    ['the address asks for the full one', { asked: 'mediapipe', lite: true, line: line('2g') }, 'mediapipe'],
    ['the address asks for the lite one', { asked: 'lite', ranLast: 'mediapipe' }, 'lite'],
  ] satisfies [string, Partial<EngineWishes>, string][])('where %s', (_, changes, engine) => {
    expect(chooseEngine(wishes(changes))).toBe(engine);
  });
});

it.each([
  [line(null), true],
  [line('4g'), true],
  [line('4g', true), false],
  [line('3g'), false],
  [line('slow-2g'), false],
])('on %j something may be fetched ahead: %s', (line, may) => {
  expect(mayPrefetch(line)).toBe(may);
  expect(isFrugal(line)).toBe(!may);
});
