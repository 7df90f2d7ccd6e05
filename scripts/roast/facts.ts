/** Facts of a photo of which given tags hold, for somebody who wants to hear the lines under them. */
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import { recordOf, SKIN_METRICS, type Lang, type RoastStyle } from '#functions/vocabulary.ts';
import { roastFactsSchema, type RoastFacts } from '#roast/contract.ts';
import type { Tag } from '#roast/plan/tags.ts';

/** A photo of which little is to be said: nothing stands out, nothing is known of its moment. */
const quietFacts = (lang: Lang, style: RoastStyle, variant: number): RoastFacts => ({
  v: FACTS_VERSION,
  lang,
  style,
  score: 70,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: { skin: 'good-work', features: 'good-work', vibe: 'good-work' },
  skin: { ...recordOf(SKIN_METRICS, () => 2), lines: null },
  expression: 'neutral',
  light: 'good',
  sharpness: 'fine',
  framing: 'great',
  concern: null,
  level: null,
  teen: false,
  variant,
  moment: { ...NO_MOMENT },
  past: { ...NO_PAST },
  turns: [...FIRST_TURNS],
  tellings: [...NO_TELLINGS],
});

/** Tags that hold only where something else does, too. Of the quiet photo all other strengths hold already. */
const WITH: Readonly<Partial<Record<Tag, Partial<RoastFacts>>>> = {
  'strength.smile': { expression: 'smile' },
  'strength.skin': {
    ratings: { skin: 'excellent', features: 'good-work', vibe: 'good-work' },
    skin: { ...recordOf(SKIN_METRICS, () => 3), lines: null },
  },
  'mouth.teeth': { expression: 'smile' },
  // What may be a mark of the skin is told only of who names it.
  'skin.spots.shows': { concern: 'spots' },
  'skin.evenness.shows': { concern: 'dullness' },
};

/** What a tag changes of the facts. `word` is what stands behind the tag's first point. */
function change(facts: RoastFacts, tag: Tag): object {
  const [kind = '', word = '', level = ''] = tag.split('.');
  switch (kind) {
    case 'band':
      // Without a score there is no band, and nobody is sure.
      return word === 'untold' ? { score: null, band: null, confidence: 'low' } : { band: word };
    case 'skin':
      return { skin: { ...facts.skin, [word]: level === 'shows' ? 0 : 4 } };
    case 'strength':
      return {};
    case 'tries':
      return { moment: { ...facts.moment, tries: word === 'first' ? 1 : 4 } };
    case 'repeat':
      return { past: { ...facts.past, repeats: word, times: 4 } };
    case 'gap':
      return {
        past: { ...facts.past, gap: word },
        // The second photo of the day is one after a first.
        ...(word === 'today' ? { moment: { ...facts.moment, tries: 2 } } : {}),
      };
    case 'best':
      return { past: { ...facts.past, best: true } };
    case 'trend':
      return { past: { ...facts.past, [kind]: word } };
    default:
      return kind in facts.moment ? { moment: { ...facts.moment, [kind]: word } } : { [kind]: word };
  }
}

/** @param variant 0 to 65535. Tags that exclude each other: the later one holds. */
export function factsOf(tags: readonly Tag[], lang: Lang, style: RoastStyle, variant: number): RoastFacts {
  const facts = quietFacts(lang, style, variant);
  for (const tag of tags) Object.assign(facts, WITH[tag], change(facts, tag));
  return roastFactsSchema.parse(facts);
}
