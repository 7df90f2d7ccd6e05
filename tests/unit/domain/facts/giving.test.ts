import { describe, expect, it } from 'vitest';
import {
  answerIn,
  drawnAnswer,
  MOST_WAITING,
  TRUE_SHARE,
  WAITING_ROOM,
  waitingWith,
  waitingWithout,
  weekOf,
} from '#domain/facts/giving.ts';
import { seededRandom } from '#roast/random.ts';

const told = (line: string) => ({ lang: 'en', style: 'classic', line });

/** Numbers in turn. */
function inTurn(...numbers: readonly number[]): () => number {
  let at = -1;
  return () => numbers[(at += 1)] ?? 0;
}

describe('what waits for the draw', () => {
  it('has each line once, with its latest mark, and loses what was taken back', () => {
    const two = waitingWith(waitingWith('', told('a'), 'laughed'), told('b'), 'notMine');
    expect(two).toBe('en classic a laughed\nen classic b notMine');
    expect(waitingWith(two, told('a'), 'notMine')).toBe('en classic b notMine\nen classic a notMine');
    expect(waitingWithout(two, told('a'))).toBe('en classic b notMine');
    // The same words in another style are another line.
    expect(waitingWithout(two, { ...told('a'), style: 'gentle' })).toBe(two);
  });

  it('is the newest lines only, which fit into their room at their longest', () => {
    let waiting = '';
    for (let i = 0; i < MOST_WAITING + 10; i += 1)
      waiting = waitingWith(waiting, told((2 ** 32 - 1 - i).toString(36)), 'laughed');
    const rows = waiting.split('\n');
    expect(rows).toHaveLength(MOST_WAITING);
    expect(answerIn(rows.at(-1) ?? '')?.line).toBe((2 ** 32 - 1 - MOST_WAITING - 9).toString(36));
    expect(waiting.length).toBeLessThan(WAITING_ROOM);
  });

  it('forgets what cannot be read', () => {
    expect(waitingWith('nonsense\nen classic a loved', told('b'), 'laughed')).toBe('en classic b laughed');
  });
});

describe('the answer of a week', () => {
  const waiting = waitingWith(waitingWith('', told('a'), 'laughed'), told('b'), 'notMine');

  it('is of one of the lines, and says what was tapped or the opposite', () => {
    expect(drawnAnswer(waiting, inTurn(0, 0.73))).toBe('en classic a laughed');
    expect(drawnAnswer(waiting, inTurn(0, 0.732))).toBe('en classic a notMine');
    expect(drawnAnswer(waiting, inTurn(0.5, 0.99))).toBe('en classic b laughed');
    expect(drawnAnswer('', inTurn(0, 0))).toBe('');
    expect(answerIn('')).toBeNull();
  });

  it('is wrong more than once in four, as the texts say, and tells no more than ε = 1 of the mark', () => {
    expect(1 - TRUE_SHARE).toBeGreaterThan(1 / 4);
    expect(Math.log(TRUE_SHARE / (1 - TRUE_SHARE))).toBeCloseTo(1, 12);
    const random = seededRandom(7);
    const draws = 20_000;
    const [one = ''] = waiting.split('\n');
    let kept = 0;
    for (let i = 0; i < draws; i += 1) kept += drawnAnswer(one, random) === one ? 1 : 0;
    // Five standard errors.
    expect(Math.abs(kept / draws - TRUE_SHARE)).toBeLessThan(0.016);
  });
});

it('weeks are whole ones since 1970, UTC: they begin on Thursdays', () => {
  expect(weekOf(0)).toBe(0);
  expect(weekOf(Date.UTC(1970, 0, 7, 23, 59))).toBe(0);
  expect(weekOf(Date.UTC(1970, 0, 8))).toBe(1);
  expect(weekOf(Date.UTC(2026, 10, 29))).toBe(2969);
});
