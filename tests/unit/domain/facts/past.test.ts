import { describe, expect, it } from 'vitest';
import { NO_PAST } from '#functions/moment-words.ts';
import { pastOf, type Earlier, type Present } from '#domain/facts/past.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';

const DAY = 86_400_000;
const NOW = 1_000 * DAY;
const localDay = (time: number) => String(Math.floor(time / DAY));

const photo = (daysAgo: number, value: number, change: Partial<Present['facts']> = {}): Earlier => ({
  measured: { time: NOW - daysAgo * DAY, value, spread: 4, version: '2', camera: 'front' },
  facts: { ...SAMPLE_FACTS, light: 'great', framing: 'great', expression: 'smile', ...change },
});
const present = (value: number, change: Partial<Present['facts']> = {}): Present => {
  const { measured, facts } = photo(0, value, change);
  if (facts === null) throw new Error('no facts');
  return { measured, facts };
};
const past = (now: Present, ...earlier: Earlier[]) => pastOf(now, earlier, localDay);

describe('what the history says', () => {
  it('is nothing without one', () => {
    expect(past(present(70))).toEqual(NO_PAST);
  });

  it('counts a flaw of the light in a row, this photo with it, and stops where it was gone', () => {
    const dim = { light: 'dim' } as const;
    const found = past(
      present(70, dim),
      photo(1, 70, dim),
      photo(2, 70, dim),
      photo(3, 70),
      photo(4, 70, dim),
    );
    expect(found).toMatchObject({ repeats: 'light', times: 3 });
  });

  it('does not call good light or a smile a repetition', () => {
    expect(past(present(70), photo(1, 70), photo(2, 70)).repeats).toBeNull();
    // Nor what was not sure of either.
    const unsure = { light: 'fair', expression: 'unclear' } as const;
    expect(past(present(70, unsure), photo(1, 70, unsure), photo(2, 70, unsure)).repeats).toBeNull();
  });

  it.each([
    [81, 'up'],
    [59, 'down'],
    [74, 'level'],
    [66, 'level'],
    [75, null],
    [80, null],
    [60, null],
  ] as const)(
    'calls 70 then %i %s: beyond what another day does, within what a retake does, or neither',
    (value, trend) => {
      expect(past(present(value), photo(1, 70)).trend).toBe(trend);
    },
  );

  it('knows a retake by its camera and hour, and asks for less', () => {
    const hour = { ...photo(0.02, 70) };
    expect(past(present(75), hour).trend).toBe('up');
    const album = { ...hour, measured: { ...hour.measured, camera: null } };
    expect(past(present(75), album).trend).toBeNull();
  });

  it('has no trend and no best where the light of either does not tell', () => {
    const dark = (of: Earlier) => ({ ...of, measured: { ...of.measured, spread: 11 } });
    const before = [photo(1, 50), photo(2, 50), photo(3, 50)];
    expect(past(present(90), ...before)).toMatchObject({ trend: 'up', best: true });
    const { measured } = dark(photo(0, 90));
    expect(past({ ...present(90), measured }, ...before)).toMatchObject({ trend: null, best: false });
    // A light that did not tell is no rung of the ladder, and hides none.
    expect(past(present(90), dark(photo(1, 95)), ...before)).toMatchObject({ trend: null, best: true });
  });

  it('compares nothing across versions of the pipeline', () => {
    const old = { ...photo(1, 50), measured: { ...photo(1, 50).measured, version: '1' } };
    expect(past(present(90), old, old, old)).toMatchObject({ trend: null, best: false });
  });

  it.each([
    [0, 'today'],
    [1, null],
    [1.9, null],
    [2, 'days'],
    [6.5, 'days'],
    [7, null],
    [13.5, null],
    [14, 'weeks'],
    [55.5, 'weeks'],
    [56, null],
    [59.5, null],
    [60, 'months'],
    [400, 'months'],
  ] as const)('calls %d days ago %s', (days, gap) => {
    expect(past(present(70), photo(days, 70)).gap).toBe(gap);
  });

  it('knows a best from three earlier photos on, beyond the noise of each', () => {
    const before = [photo(1, 70), photo(2, 72), photo(3, 74)];
    expect(past(present(85), ...before).best).toBe(true);
    expect(past(present(84), ...before).best).toBe(false);
    expect(past(present(90), ...before.slice(1)).best).toBe(false);
  });
});
