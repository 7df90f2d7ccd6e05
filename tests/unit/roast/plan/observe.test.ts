import { describe, expect, it } from 'vitest';
import type { RoastFacts } from '#roast/contract.ts';
import { NO_MOMENT } from '#functions/moment-words.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { praisable, tagsFor, tellsAll } from '#roast/plan/facts-to-tags.ts';
import { seededRandom } from '#roast/random.ts';
import { brightFacts } from '#tests/unit/roast/random-facts.ts';

const facts = (moment: Partial<RoastFacts['moment']>, rest: Partial<RoastFacts> = {}): RoastFacts => {
  const bright = brightFacts(seededRandom(1), 'en');
  return { ...bright, ...rest, moment: { ...NO_MOMENT, ...moment } };
};

describe('what goes together in one roast', () => {
  it.each([
    ['before-work', 'evening'],
    ['just-woke', 'afternoon'],
    ['night-out', 'morning'],
    ['night-out', 'late'],
  ] as const)('%s is believed, the clock’s %s is left out', (told, daytime) => {
    const tags = tagsFor(facts({ told, daytime }));
    expect(tags).toContain(`told.${told}`);
    expect(tags).not.toContain(`daytime.${daytime}`);
    expect(tagsFor(facts({ told: null, daytime }))).toContain(`daytime.${daytime}`);
  });

  it.each([
    ['told.just-woke', { told: 'just-woke', tries: 3 }, 'tries.many'],
    ['daytime.late', { told: null, daytime: 'late', tries: 1 }, 'tries.first'],
  ] as const)('beside %s nobody says what does not go with it', (said, moment, not) => {
    const tags = tagsFor(facts(moment));
    expect(tags).toContain(said);
    expect(tags).not.toContain(not);
  });

  it('of who just woke up rested eyes are praised for that or not at all', () => {
    const tags = new Set<Tag>(['told.just-woke', 'skin.darkCircles.calm']);
    expect(tellsAll(['skin.darkCircles.calm'], tags)).toBe(false);
    expect(tellsAll(['skin.darkCircles.calm', 'told.just-woke'], tags)).toBe(true);
  });

  it('eyes that the photo does not show are not praised for being awake', () => {
    const bright = brightFacts(seededRandom(1), 'en');
    const good = {
      confidence: 'high',
      expression: 'smile',
      ratings: { ...bright.ratings, features: 'excellent' },
    } as const;
    const skin = (darkCircles: number | null) => ({ ...bright.skin, darkCircles });
    expect(tagsFor(facts({}, { ...good, skin: skin(4) }))).toContain('strength.features');
    expect(tagsFor(facts({}, { ...good, skin: skin(null) }))).not.toContain('strength.features');
  });

  it('a window behind somebody leaves nothing to praise about the light', () => {
    const light = { light: 'great', confidence: 'high' } as const;
    expect(tagsFor(facts({ background: 'plain' }, light))).toContain('strength.light');
    const tags = tagsFor(facts({ background: 'bright' }, light));
    expect(tags).not.toContain('light.great');
    expect(tags).not.toContain('strength.light');
  });

  it('a side that good light comes from is nothing to tease, also where that light is not praised', () => {
    const good = { light: 'good', confidence: 'high' } as const;
    expect(tagsFor(facts({ lightFrom: 'left', background: 'plain' }, good))).toContain('lightFrom.left');
    for (const [moment, rest] of [
      [{ background: 'bright' }, good],
      [{ background: 'plain' }, { ...good, confidence: 'low' }],
    ] as const) {
      const tags = tagsFor(facts({ lightFrom: 'left', ...moment }, rest));
      expect(tags).not.toContain('light.good');
      expect(tags).not.toContain('lightFrom.left');
    }
    const dim = facts({ lightFrom: 'left', background: 'bright' }, { light: 'dim' });
    expect(tagsFor(dim)).toContain('lightFrom.left');
  });

  it('a photo that hides much is neither crisp nor a good one as a whole', () => {
    const sharp = { sharpness: 'crisp', light: 'great', framing: 'great' } as const;
    expect(tagsFor(facts({}, { ...sharp, confidence: 'high' }))).toContain('sharpness.crisp');
    const tags = tagsFor(facts({}, { ...sharp, confidence: 'low' }));
    expect(tags).not.toContain('sharpness.crisp');
    expect(tags).not.toContain('strength.vibe');
    expect(tags).not.toContain('strength.light');
    expect(tagsFor(facts({}, { ...sharp, sharpness: 'fine', confidence: 'low' }))).not.toContain(
      'sharpness.fine',
    );
  });

  it('the score of a photo that hides much is neither a record nor a trend', () => {
    const past = { repeats: null, times: null, trend: 'up', gap: 'days', best: true } as const;
    for (const tag of ['best.yes', 'trend.up'] as const) {
      expect(tagsFor(facts({}, { past, confidence: 'high' }))).toContain(tag);
      expect(tagsFor(facts({}, { past, confidence: 'low' }))).not.toContain(tag);
    }
  });

  it.each(['library', 'shared'] as const)('a picture of the %s was not taken just now', (source) => {
    const tags = tagsFor(facts({ source, daytime: 'late', tries: 4, told: null }));
    expect(tags).toContain(`source.${source}`);
    expect(tags).not.toContain('daytime.late');
    expect(tags).not.toContain('tries.many');
  });

  it.each(['just-woke', 'exams'] as const)('who says %s chose nothing out of an album', (told) => {
    const tags = tagsFor(facts({ source: 'library', told }));
    expect(tags).toContain(`told.${told}`);
    expect(tags).not.toContain('source.library');
  });

  it('the third photo of a day does not come after weeks', () => {
    const past = { repeats: null, times: null, trend: null, gap: 'weeks', best: false } as const;
    expect(tagsFor(facts({ source: 'front', tries: 3 }, { past }))).not.toContain('gap.weeks');
    expect(tagsFor(facts({ source: 'front', tries: 1 }, { past }))).toContain('gap.weeks');
  });

  it.each([null, 1, 2, 3, 4])(
    'says that the last photo was of today only of the second, not of %s',
    (tries) => {
      const past = { repeats: null, times: null, trend: null, gap: 'today', best: false } as const;
      expect(tagsFor(facts({ source: 'front', tries }, { past })).has('gap.today')).toBe(tries === 2);
    },
  );

  it.each(['chin-down', 'chin-up'] as const)(
    '%s leaves the eyes on the lens, and no clear outline',
    (framing) => {
      const tags = tagsFor(facts({ gaze: 'camera' }, { framing, faceShape: 'oval', confidence: 'high' }));
      expect(tellsAll(['gaze.camera'], tags)).toBe(true);
      expect(tags).not.toContain('strength.outline');
    },
  );

  it('who turned away looks into the lens only in a line that knows of both', () => {
    const tags = tagsFor(facts({ gaze: 'camera' }, { framing: 'turned', confidence: 'high' }));
    expect(tellsAll(['gaze.camera'], tags)).toBe(false);
    expect(tellsAll(['framing.turned', 'gaze.camera'], tags)).toBe(true);
    expect(tellsAll(['gaze.camera'], tagsFor(facts({ gaze: 'camera' }, { framing: 'great' })))).toBe(true);
  });

  it('where something stands out on the skin, no other part of it is praised', () => {
    const praised = (redness: number) => {
      const skin = { ...recordOf(SKIN_METRICS, () => 4), redness };
      const known = facts({}, { confidence: 'high', skin });
      return praisable(tagsFor(known), known);
    };
    expect(praised(4)).toContain('skin.texture.calm');
    expect(praised(0)).not.toContain('skin.texture.calm');
  });

  it('a record is not where it was', () => {
    const past = { repeats: null, times: null, trend: 'level', gap: 'weeks', best: true } as const;
    expect(tagsFor(facts({}, { past }))).not.toContain('trend.level');
  });
});
