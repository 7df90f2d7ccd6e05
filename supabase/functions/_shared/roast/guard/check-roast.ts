/** The guard on a whole roast: every text, that praise is praise, and that a strength has the last word. */
import { mayBeTeen, roastSchema, type Roast, type RoastFacts } from '../contract.ts';
import { checkLine } from './check-line.ts';
import { plain } from './normalise.ts';
import type { GuardReason } from './reasons.ts';
import { namesSkin } from './skin-words.ts';

export type GuardVerdict =
  | { readonly ok: true }
  /** Each as "field: reason", for logs and tests; never shown. */
  | { readonly ok: false; readonly reasons: readonly string[] };

/** Every text of a roast with the name of its field. */
export function roastTexts(roast: Roast): { field: string; text: string }[] {
  const list = (field: string, texts: readonly string[]) =>
    texts.map((text, i) => ({ field: `${field}[${i}]`, text }));
  return [
    { field: 'headline', text: roast.headline },
    { field: 'opener', text: roast.opener },
    ...list('harshTruths', roast.harshTruths),
    ...list('whatIsGreat', roast.whatIsGreat),
    { field: 'sections.faceShape', text: roast.sections.faceShape },
    { field: 'sections.skin', text: roast.sections.skin },
    { field: 'sections.features', text: roast.sections.features },
    { field: 'sections.vibe', text: roast.sections.vibe },
    ...list('roadmap.today', roast.roadmap.today),
    ...list('roadmap.week', roast.roadmap.week),
    ...list('roadmap.month', roast.roadmap.month),
    ...roast.products.flatMap(({ category, why }, i) => [
      { field: `products[${i}].category`, text: category },
      { field: `products[${i}].why`, text: why },
    ]),
    { field: 'closer', text: roast.closer },
    ...(roast.verdict === undefined ? [] : [{ field: 'verdict', text: roast.verdict }]),
  ];
}

/**
 * Whether a roast, most of all a model's, may be shown for these facts. Checks the schema, every text
 * (with the teen rules for teens), the language, that nothing is told of the lines of a face, repeated sentences, that the
 * strengths (whatIsGreat and closer) hold no dig and outnumber the truths, and that the last line is a strength.
 */
export function checkRoast(roast: Roast, facts: Pick<RoastFacts, 'lang' | 'teen'>): GuardVerdict {
  const parsed = roastSchema.safeParse(roast);
  if (!parsed.success) return { ok: false, reasons: ['roast: malformed' satisfies `roast: ${GuardReason}`] };
  const reasons: string[] = [];
  const refuse = (field: string, reason: GuardReason) => reasons.push(`${field}: ${reason}`);
  const { lang } = facts;
  const teen = mayBeTeen(facts);

  const seen = new Set<string>();
  for (const { field, text } of roastTexts(parsed.data)) {
    for (const reason of checkLine(text, { lang, teen, field }).reasons) refuse(field, reason);
    const same = plain(text).replace(/\s+/g, ' ').trim();
    if (seen.has(same)) refuse(field, 'repeated-text');
    seen.add(same);
  }

  return reasons.length === 0 ? { ok: true } : { ok: false, reasons };
}

/**
 * The same for a model's roast, of whose lines nobody knows what they are about but by their words: at most one truth
 * speaks of the skin, and for teens in the spicy style no headline, opener or truth does (decisions/tone). The built-in
 * writer is held to this by the tags of its lines.
 */
export function checkModelRoast(
  roast: Roast,
  facts: Pick<RoastFacts, 'lang' | 'teen' | 'style'>,
): GuardVerdict {
  const verdict = checkRoast(roast, facts);
  if (!verdict.ok) return verdict;
  const { headline, opener, harshTruths } = roast;
  const reasons: string[] = [];
  const refuse = (field: string, reason: GuardReason) => reasons.push(`${field}: ${reason}`);
  if (harshTruths.filter(namesSkin).length > 1) refuse('harshTruths', 'skin-twice');
  if (mayBeTeen(facts) && facts.style === 'spicy' && [headline, opener, ...harshTruths].some(namesSkin)) {
    refuse('roast', 'skin-teased');
  }
  return reasons.length === 0 ? { ok: true } : { ok: false, reasons };
}
