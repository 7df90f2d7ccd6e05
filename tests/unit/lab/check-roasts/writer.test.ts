/** What the writer composes, held to the checker, over drawn facts; over real faces `npm run lab -- check-roasts` does. */
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#roast/random.ts';
import { indexOf } from '#lab/check-roasts/bank-index.ts';
import { checkRoastAgainst } from '#lab/check-roasts/check.ts';
import { drawFacts } from '#lab/check-roasts/draw.ts';
import { bankOf, composed } from '#tests/support/roast.ts';
import { brightFacts, randomFacts, SEED, unseenFacts } from '#tests/unit/roast/random-facts.ts';

/** A language and style. */
const ROASTS = 250;
/** In turn: anything, a photo with nothing to tease, and one that hides everything. */
const KINDS = [randomFacts, brightFacts, randomFacts, unseenFacts];

const CASES = LANGS.flatMap((lang) => STYLES.map((style) => ({ lang, style })));

describe.each(CASES)('the writer in $lang, $style', ({ lang, style }) => {
  it(`contradicts neither the facts nor itself in ${ROASTS} roasts`, () => {
    const index = indexOf(bankOf(lang, style));
    const random = seededRandom(SEED + 7);
    const found = Array.from({ length: ROASTS }, (_, i) => {
      const photo = (KINDS[i % KINDS.length] ?? randomFacts)(random, lang);
      const face = { file: '', facts: photo, momentRead: false, advice: [] };
      const facts = drawFacts(face, { lang, style, teen: i % 3 === 0 }, random);
      return checkRoastAgainst(facts, composed(facts).roast, index).map((finding) => ({ facts, ...finding }));
    }).flat();
    expect(found).toEqual([]);
  });
});
