/** The guard on a whole roast: every text, that praise is praise, and that a strength has the last word. */
import { mayBeTeen, roastSchema, type Roast, type RoastFacts } from '../contract.ts';
import { checkPlaced } from './check-placed.ts';
import { plain } from './normalise.ts';
import { hasDig, isStrength } from './praise.ts';
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

/** Each as "field: reason": every text in its place, and repeated sentences. */
function refusalsOf(roast: Roast, { lang, teen }: Pick<RoastFacts, 'lang' | 'teen'>): string[] {
  const reasons: string[] = [];
  const refuse = (field: string, reason: GuardReason) => reasons.push(`${field}: ${reason}`);
  const seen = new Set<string>();
  for (const { field, text } of roastTexts(roast)) {
    for (const reason of checkPlaced(text, { lang, teen: mayBeTeen({ teen }), field })) refuse(field, reason);
    const same = plain(text).replace(/\s+/g, ' ').trim();
    if (seen.has(same)) refuse(field, 'repeated-text');
    seen.add(same);
  }
  return reasons;
}

const verdictOf = (reasons: readonly string[]): GuardVerdict =>
  reasons.length === 0 ? { ok: true } : { ok: false, reasons };

const MALFORMED = verdictOf(['roast: malformed' satisfies `roast: ${GuardReason}`]);

/**
 * Whether a roast may be shown for these facts. Checks the schema, every text (with the teen rules for teens), the language,
 * that nothing is told of the lines of a face, repeated sentences, that the strengths (whatIsGreat and closer) hold no dig,
 * and that the last line is a strength.
 */
export function checkRoast(roast: Roast, facts: Pick<RoastFacts, 'lang' | 'teen'>): GuardVerdict {
  const parsed = roastSchema.safeParse(roast);
  if (!parsed.success) return MALFORMED;
  const { closer } = parsed.data;
  const isLast = isStrength(closer, facts.lang) && !hasDig(closer, facts.lang);
  const last = isLast ? [] : ['closer: closer-not-a-strength' satisfies `closer: ${GuardReason}`];
  return verdictOf([...refusalsOf(parsed.data, facts), ...last]);
}

/**
 * The same for a roast with a model's lines, each of which `checkLine` has let through, the last as praise. Of them nobody
 * knows what they are about but by their words: at most one truth speaks of the skin, and for teens in the spicy style no
 * headline, opener or truth does (decisions/tone). The built-in writer is held to this by the tags of its lines.
 */
export function checkModelRoast(
  roast: Roast,
  facts: Pick<RoastFacts, 'lang' | 'teen' | 'style'>,
): GuardVerdict {
  const parsed = roastSchema.safeParse(roast);
  if (!parsed.success) return MALFORMED;
  const reasons = refusalsOf(parsed.data, facts);
  if (reasons.length > 0) return verdictOf(reasons);
  const { headline, opener, harshTruths } = parsed.data;
  const refuse = (field: string, reason: GuardReason) => reasons.push(`${field}: ${reason}`);
  if (harshTruths.filter(namesSkin).length > 1) refuse('harshTruths', 'skin-twice');
  if (mayBeTeen(facts) && facts.style === 'spicy' && [headline, opener, ...harshTruths].some(namesSkin)) {
    refuse('roast', 'skin-teased');
  }
  return verdictOf(reasons);
}
