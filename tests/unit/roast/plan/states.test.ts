import { describe, expect, it } from 'vitest';
import type { RoastFacts } from '#roast/contract.ts';
import { tagsFor } from '#roast/plan/facts-to-tags.ts';
import { rankedNeeds, skinState, vibeState } from '#roast/plan/states.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { seededRandom } from '#roast/random.ts';
import { brightFacts } from '#tests/unit/roast/random-facts.ts';

const bright = brightFacts(seededRandom(1), 'en');
const CLEAR: RoastFacts = {
  ...bright,
  concern: null,
  level: 'basic',
  expression: 'smile',
  skin: recordOf(SKIN_METRICS, () => 4),
  moment: { ...bright.moment, background: 'plain' },
};
const behind = (background: RoastFacts['moment']['background']) => ({
  moment: { ...CLEAR.moment, background },
});

describe('what the section on the photo says', () => {
  it('calls a photo flawless where nothing can be teased about it', () => {
    expect(vibeState(CLEAR)).toBe('flawless');
    expect(tagsFor(CLEAR)).toContain('strength.vibe');
  });

  it.each(['busy', 'dark', 'bright'] as const)('counts a %s background among the flaws', (background) => {
    const facts = { ...CLEAR, ...behind(background) };
    expect(vibeState(facts)).toBe(`one.background.${background}`);
    expect(vibeState({ ...facts, light: 'dim' })).toBe('several');
    expect(tagsFor(facts)).not.toContain('strength.vibe');
    expect(rankedNeeds(facts)).toContain('background');
  });

  it('calls no photo flawless, and no flaw the only one, where it hides a lot', () => {
    expect(vibeState({ ...CLEAR, confidence: 'low' })).toBe('hidden');
    expect(vibeState({ ...CLEAR, light: 'dim', confidence: 'low' })).toBe('hidden');
    expect(vibeState({ ...CLEAR, light: 'dim', framing: 'far', confidence: 'low' })).toBe('several');
  });
});

describe('what may be a mark of the skin, in facts that an older app kept', () => {
  const skin = { ...CLEAR.skin, spots: 0, evenness: 0 };
  const facts: RoastFacts = { ...CLEAR, confidence: 'high', skin };

  it('is spoken of nowhere unless the person named it', () => {
    expect(skinState(facts)).toBe('calm');
    expect([...tagsFor(facts)].filter((tag) => tag.endsWith('.shows'))).toEqual([]);
    expect(rankedNeeds(facts)).not.toContain('evenness');
    expect(rankedNeeds(facts)).not.toContain('spots');
  });

  it('is told to whom named it', () => {
    expect(skinState({ ...facts, concern: 'dullness' })).toBe('one.evenness');
    expect(tagsFor({ ...facts, concern: 'spots' })).toContain('skin.spots.shows');
  });
});

describe('what the advice is about', () => {
  it('is about nothing else on the skin where one thing stands out', () => {
    const skin = { ...CLEAR.skin, redness: 1, darkCircles: 2, spots: 2 };
    expect(rankedNeeds({ ...CLEAR, level: 'advanced', skin })).toEqual(['redness', 'basics']);
  });

  it('is about one thing that is nearly calm where nothing stands out, and the section names it', () => {
    const of = (skin: Partial<RoastFacts['skin']>) =>
      ({ ...CLEAR, level: 'advanced', skin: { ...CLEAR.skin, ...skin } }) as const;
    expect(rankedNeeds(of({ pores: 2 }))).toEqual(['pores', 'basics']);
    expect(skinState(of({ pores: 2 }))).toBe('nearly.pores');
    expect(rankedNeeds(of({ darkCircles: 2, pores: 2 }))).toEqual(['pores', 'basics']);
  });

  it('calls nothing the only one beside another that is not calm, as the page says of each', () => {
    const of = (skin: Partial<RoastFacts['skin']>) =>
      skinState({ ...CLEAR, skin: { ...CLEAR.skin, ...skin } });
    expect(of({ darkCircles: 1 })).toBe('one.darkCircles');
    expect(of({ darkCircles: 1, pores: 2 })).toBe('several');
    expect(of({ darkCircles: 2, pores: 2 })).toBe('several');
  });

  it('leaves the photo’s flaws to the tips beside the plan', () => {
    const skin = { ...CLEAR.skin, darkCircles: 2 };
    const facts = { ...CLEAR, level: 'advanced', light: 'dim', sharpness: 'soft', skin } as const;
    expect(rankedNeeds(facts)).toEqual(['darkCircles', 'basics']);
  });

  it('takes no gloss off a skin that the person called dry', () => {
    const skin = { ...CLEAR.skin, shine: 1, redness: 1 };
    const facts = { ...CLEAR, concern: 'dry-skin', level: 'advanced', skin } as const;
    expect(rankedNeeds(facts)).toEqual(['dryness', 'redness', 'basics']);
    const nearly = { ...facts, skin: { ...CLEAR.skin, shine: 2 } };
    expect(rankedNeeds(nearly)).toEqual(['dryness', 'basics']);
  });
});
