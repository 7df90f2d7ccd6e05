/** What people hear on chosen days of sixty, from a phone that remembers: a photo a day, each of another drawn face with their own skin. */
import { LANGS, STYLES, type Lang, type RoastStyle } from '#functions/vocabulary.ts';
import { remember } from '#domain/facts/shown-lines.ts';
import { loadBank } from '#roast/banks/banks.ts';
import type { Roast, RoastFacts, ShownLines } from '#roast/contract.ts';
import { behindOf, withFreshTurns } from '#roast/plan/memory.ts';
import { shownLinesOf } from '#roast/plan/shown-lines.ts';
import { hashText, pick, seededRandom } from '#roast/random.ts';
import { composeRoast } from '#roast/writer.ts';
import { drawFacts, withConcern } from '../check-roasts/draw.ts';
import type { Face } from '../check-roasts/read-faces.ts';

export const DAYS = [1, 30, 60] as const;

/** One roast that somebody is to read. */
export interface Reading {
  readonly lang: Lang;
  readonly style: RoastStyle;
  readonly person: number;
  readonly day: number;
  /** In words: what the writer knew of the photo. */
  readonly facts: string;
  readonly roast: Roast;
}

/** What is known, as a reader may hold the lines against it. */
export function inWords(facts: RoastFacts): string {
  const { expression, light, framing, sharpness, moment, past, concern, level } = facts;
  const known = Object.entries(moment).flatMap(([fact, word]) => (word === null ? [] : `${fact} ${word}`));
  const before = Object.entries(past).flatMap(([fact, word]) =>
    word === null || word === false ? [] : `${fact} ${String(word)}`,
  );
  return [
    `expression ${expression}`,
    `light ${light}`,
    `framing ${framing}`,
    `sharpness ${sharpness}`,
    ...known,
    ...before,
    ...(concern === null ? [] : [`asked about ${concern}`]),
    ...(level === null ? [] : [`skincare ${level}`]),
  ].join(', ');
}

/** @param people so many a language, the styles in turn */
export async function readingsOf(faces: readonly Face[], people: number, seed: number): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const lang of LANGS) {
    for (let person = 0; person < people; person++) {
      const style = STYLES[person % STYLES.length] ?? 'classic';
      const bank = await loadBank(lang, style);
      const face = faces[person % faces.length] as Face;
      const random = seededRandom(hashText(`${seed} ${person}`));
      const telling = { lang, style, teen: random() < 0.3 ? null : false };
      const { concern, level } = drawFacts(face, telling, random);
      let said: ShownLines = [];
      for (let day = 1; day <= Math.max(...DAYS); day++) {
        const daily = seededRandom(hashText(`${seed} ${person} ${day}`));
        const other = pick(faces, daily);
        const { skin, faceShape, ratings } = face.facts;
        const today = {
          ...other,
          facts: { ...other.facts, skin, faceShape, ratings: { ...other.facts.ratings, skin: ratings.skin } },
        };
        const drawn = withConcern({ ...drawFacts(today, telling, daily, day > 1), skin, level }, concern);
        const facts = withFreshTurns(drawn, bank, said, { start: 1 + person });
        const { roast, plan } = composeRoast(facts, bank);
        said = remember(said, shownLinesOf({ ...roast, opener: plan.opener.line }, behindOf(plan)));
        if (DAYS.some((one) => one === day))
          readings.push({ lang, style, person, day, facts: inWords(facts), roast });
      }
    }
  }
  return readings;
}
