/** Puts the display name into a roast, on the phone only: the name never leaves it. */
import type { Roast } from './contract.ts';

const HONORIFIC = '(?:さん|ちゃん|くん|君|様|さま)?';
/** "{name}, x" and 「{name}さん、x」 at the start of a sentence: goes with its comma. */
const LEADING = new RegExp(`\\{name\\}${HONORIFIC}[,、]\\s*(\\S?)`, 'gu');
/** ", {name}" and 「、{name}さん」 elsewhere: goes with the comma before it. */
const TRAILING = new RegExp(`[,、]\\s*\\{name\\}${HONORIFIC}`, 'gu');
const ANY = new RegExp(`\\{name\\}${HONORIFIC}`, 'gu');

/** One sentence with the name put in, or gracefully without it when `name` is null or blank. */
export function fillNameIn(text: string, name: string | null): string {
  const clean = name?.trim() ?? '';
  if (clean !== '') return text.replaceAll('{name}', () => clean);
  return text
    .replace(LEADING, (_whole, next: string, offset: number) =>
      isSentenceStart(text, offset) ? next.toUpperCase() : next,
    )
    .replace(TRAILING, '')
    .replace(ANY, '')
    .trim();
}

function isSentenceStart(text: string, offset: number): boolean {
  const before = text.slice(0, offset).trimEnd();
  return before === '' || /[.!?。！？…]$/u.test(before);
}

/** Every text of a roast with the name put in or dropped; `source` stays. */
export function fillName(roast: Roast, name: string | null): Roast {
  const fill = (text: string) => fillNameIn(text, name);
  return {
    headline: fill(roast.headline),
    opener: fill(roast.opener),
    harshTruths: roast.harshTruths.map(fill),
    whatIsGreat: roast.whatIsGreat.map(fill),
    sections: {
      faceShape: fill(roast.sections.faceShape),
      skin: fill(roast.sections.skin),
      features: fill(roast.sections.features),
      vibe: fill(roast.sections.vibe),
    },
    roadmap: {
      today: roast.roadmap.today.map(fill),
      week: roast.roadmap.week.map(fill),
      month: roast.roadmap.month.map(fill),
    },
    products: roast.products.map(({ category, why }) => ({ category: fill(category), why: fill(why) })),
    closer: fill(roast.closer),
    source: roast.source,
    ...(roast.verdict === undefined ? {} : { verdict: fill(roast.verdict) }),
    ...(roast.best === undefined ? {} : { best: roast.best }),
  };
}
