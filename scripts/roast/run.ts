import { parseArgs } from 'node:util';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { entriesOf, tagsOf } from '#roast/banks/entries.ts';
import { SLOTS, type Bank } from '#roast/banks/types.ts';
import { tagsFor } from '#roast/plan/facts-to-tags.ts';
import type { Choose } from '#roast/plan/choice.ts';
import type { Tag } from '#roast/plan/tags.ts';
import { composeRoast } from '#roast/writer.ts';
import { factsOf } from './facts.ts';

export const USAGE =
  'usage: npm run roast -- --tags light.dim,told.exams [--lang ja] [--style spicy] [--seed N]';

const VARIANTS = 65_536;

function oneOf<Word extends string>(name: string, words: readonly Word[], text: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new Error(`--${name} is ${words.join(' or ')}, not "${text}".`);
  return found;
}

function parse(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tags: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      style: { type: 'string', default: 'classic' },
      seed: { type: 'string', default: '0' },
    },
  });
  if (values.tags === undefined) throw new Error('Which tags?');
  const seed = Number(values.seed);
  if (!Number.isInteger(seed) || seed < 0) throw new Error(`--seed is a whole number, not "${values.seed}".`);
  return {
    tags: tagsOf(values.tags.replaceAll(',', '+')),
    lang: oneOf('lang', LANGS, values.lang),
    style: oneOf('style', STYLES, values.style),
    seed,
  };
}

/** Takes what stands under the wanted tags and, if it can be, under no others; the seed says which of several. */
function byTags(bank: Bank, wanted: readonly Tag[], seed: number): Choose {
  const keys = new Map(
    SLOTS.flatMap((slot) => entriesOf(bank, slot)).flatMap(({ key, on, lines }) => [
      [`premise ${key}`, on] as const,
      ...lines.map((line) => [line, on] as const),
    ]),
  );
  const fitOf = (name: string) => {
    const on = keys.get(name) ?? [];
    const hits = on.filter((tag) => wanted.includes(tag)).length;
    return hits === 0 ? 0 : hits * SLOTS.length - (on.length - hits);
  };
  return (_turn, choices) => {
    const fits = choices.map(({ name }) => fitOf(name));
    const best = Math.max(0, ...fits);
    const fittest = fits.flatMap((fit, index) => (fit === best ? [index] : []));
    return fittest[seed % fittest.length] ?? 0;
  };
}

/** The command: resolves to its exit code, 2 for arguments that cannot be read. */
export async function run(args: readonly string[], say: (text: string) => void): Promise<0 | 2> {
  let given: ReturnType<typeof parse>;
  try {
    given = parse(args);
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return 2;
  }
  const { tags, lang, style, seed } = given;
  const bank = await loadBank(lang, style);
  const facts = factsOf(tags, lang, style, seed % VARIANTS);
  const held = tagsFor(facts);
  const missing = tags.filter((tag) => !held.has(tag));
  if (missing.length > 0) say(`Not said of such a photo: ${missing.join(', ')}\n`);
  const { plan } = composeRoast(facts, bank, byTags(bank, tags, seed));
  const told = [
    ['headline', plan.headline],
    ['opener', plan.opener],
    ...plan.truths.map((truth) => ['truth', truth] as const),
    ...plan.greats.map((great) => ['great', great] as const),
    ['closer', plan.closer],
  ] as const;
  for (const [place, { entry, line }] of told) say(`${place.padEnd(8)}  ${line}  [${entry.key}]`);
  return 0;
}
