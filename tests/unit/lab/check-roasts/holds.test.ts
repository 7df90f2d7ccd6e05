import { describe, expect, it } from 'vitest';
import { MAIN_CONCERNS, type MainConcern } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import { CLAIMS, isTag } from '#roast/plan/claims.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { seededRandom } from '#roast/random.ts';
import { drawFacts } from '#lab/check-roasts/draw.ts';
import { holds, skinStateOf, vibeStateOf } from '#lab/check-roasts/holds.ts';
import { FACTS } from './fixture.ts';

/** What comes back is known by the phone's memory, not by the facts. */
const ALL = Object.keys(CLAIMS)
  .filter(isTag)
  .filter((tag) => CLAIMS[tag].topic !== 'runner');
const trueOf = (facts: RoastFacts) => ALL.filter((tag) => holds(tag, facts));

describe('holds', () => {
  it('knows all that is true of the facts, and nothing else', () => {
    const calm = ['evenness', 'spots', 'texture', 'pores', 'shine', 'darkCircles'] as const;
    const expected: Tag[] = [
      'band.not-bad',
      'light.dim',
      'sharpness.crisp',
      'framing.great',
      'expression.smile',
      'gaze.camera',
      'daytime.late',
      'source.front',
      'tries.first',
      'told.exams',
      'trend.level',
      'gap.weeks',
      'skin.redness.shows',
      ...calm.map((metric): Tag => `skin.${metric}.calm`),
      'level.basic',
      'strength.smile',
      'strength.features',
      'strength.outline',
      'strength.effort',
    ];
    expect(trueOf(FACTS).sort()).toEqual(expected.sort());
  });

  it('says nothing of what a doubtful photo shows', () => {
    const found = trueOf({ ...FACTS, confidence: 'low' });
    expect(found).not.toContain('skin.redness.shows');
    expect(found).not.toContain('strength.outline');
  });

  it('wants a repeat to be there in this photo', () => {
    const past = { ...FACTS.past, repeats: 'light' as const, times: 3 };
    expect(holds('repeat.light', { ...FACTS, past })).toBe(true);
    expect(holds('repeat.light', { ...FACTS, past, light: 'good' })).toBe(false);
    expect(holds('repeat.framing', { ...FACTS, past })).toBe(false);
  });
});

describe('what may be a mark of the skin', () => {
  const skin = { ...FACTS.skin, redness: 4, pores: 4, spots: 0, evenness: 1 };
  const found = (concern: MainConcern | null) => {
    const facts = { ...FACTS, skin, concern };
    const shown = ALL.filter((tag) => tag.endsWith('.shows') && holds(tag, facts));
    return [shown, skinStateOf(facts)];
  };

  it('is spoken of only where the person named it', () => {
    for (const concern of [null, ...MAIN_CONCERNS]) {
      const spots = ['acne', 'spots', 'skin-issues'].includes(concern ?? '');
      const expected = spots
        ? [['skin.spots.shows'], 'one.spots']
        : concern === 'dullness'
          ? [['skin.evenness.shows'], 'one.evenness']
          : [[], 'calm'];
      expect(found(concern), concern ?? 'none').toEqual(expected);
    }
  });

  it('is not drawn for anybody else', () => {
    const face = { file: 'a.jpg', facts: { ...FACTS, skin }, momentRead: true, advice: [] };
    const random = seededRandom(1);
    const drawn = Array.from({ length: 300 }, () =>
      drawFacts(face, { lang: 'en', style: 'classic', teen: false }, random),
    );
    const shows = (metric: 'spots' | 'evenness') =>
      new Set(drawn.filter((facts) => facts.skin[metric] !== null).map(({ concern }) => concern));
    expect([...shows('evenness')]).toEqual(['dullness']);
    expect(shows('spots')).toEqual(new Set(['acne', 'skin-issues', 'spots']));
    expect(new Set(drawn.map((facts) => facts.skin.redness))).toEqual(new Set([4]));
  });
});

describe('the states of the sections', () => {
  it('follow from levels and flaws', () => {
    const skin = FACTS.skin;
    expect(skinStateOf(FACTS)).toBe('one.redness');
    expect(skinStateOf({ ...FACTS, skin: { ...skin, redness: 2 } })).toBe('nearly.redness');
    // "The only one" is not said beside another one of which the page says that a little is going on.
    expect(skinStateOf({ ...FACTS, skin: { ...skin, pores: 2 } })).toBe('several');
    expect(skinStateOf({ ...FACTS, skin: { ...skin, redness: 3 } })).toBe('calm');
    expect(skinStateOf({ ...FACTS, skin: { ...skin, texture: 0 } })).toBe('several');
    expect(skinStateOf({ ...FACTS, confidence: 'low' })).toBe('doubtful');
    expect(vibeStateOf(FACTS)).toBe('one.light.dim');
    expect(vibeStateOf({ ...FACTS, light: 'great' })).toBe('flawless');
    expect(vibeStateOf({ ...FACTS, framing: 'far' })).toBe('several');
    expect(vibeStateOf({ ...FACTS, confidence: 'low' })).toBe('hidden');
    const busy = { ...FACTS.moment, background: 'busy' as const };
    expect(vibeStateOf({ ...FACTS, light: 'good', moment: busy })).toBe('one.background.busy');
    expect(vibeStateOf({ ...FACTS, moment: busy })).toBe('several');
  });
});
