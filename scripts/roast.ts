/**
 * `npm run roast -- --tags light.dim,expression.serious [--lang en] [--style classic] [--seed 1]`: the lines that these
 * tags allow, place by place, and one roast that is told where they hold.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { LANGS, STYLES } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { entriesOf } from '#roast/banks/entries.ts';
import { SLOTS } from '#roast/banks/types.ts';
import { isTag } from '#roast/plan/claims.ts';
import { seededRandom } from '#roast/random.ts';
import { composeRoast } from '#roast/writer.ts';
import { factsWith } from '#tests/unit/roast/random-facts.ts';

const { values } = parseArgs({
  options: {
    tags: { type: 'string', default: '' },
    lang: { type: 'string', default: 'en' },
    style: { type: 'string', default: 'classic' },
    seed: { type: 'string', default: '1' },
  },
});

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}

const lang = LANGS.find((one) => one === values.lang) ?? stop(`--lang: one of ${LANGS.join(', ')}`);
const style = STYLES.find((one) => one === values.style) ?? stop(`--style: one of ${STYLES.join(', ')}`);
const named = values.tags.split(',').filter((tag) => tag !== '');
const tags = named.filter(isTag);
const unknown = named.filter((tag) => !isTag(tag));
if (unknown.length > 0) stop(`No such tag: ${unknown.join(', ')} (plan/tags.ts lists them)`);
if (tags.length === 0) stop('Say at least one tag: npm run roast -- --tags light.dim,expression.serious');

const bank = await loadBank(lang, style);
const print = (title: string, lines: readonly string[]) =>
  console.log([`\n${title}`, ...lines.map((line) => `  ${line}`)].join('\n'));

for (const slot of SLOTS) {
  for (const { key, on, lines } of entriesOf(bank, slot)) {
    if (on.every((tag) => tags.includes(tag))) print(`${slot}, ${key}`, lines);
  }
}

const facts = factsWith(tags, lang, seededRandom(Number(values.seed)));
if (facts === null) stop('\nNo photo has all of these tags at once, so no roast is told with them.');
const { roast } = composeRoast({ ...facts, style }, bank);
print('A roast of a photo where they hold', [
  roast.headline,
  roast.opener,
  ...roast.harshTruths.map((truth, index) => `${index + 1}. ${truth}`),
  ...roast.whatIsGreat.map((great) => `+ ${great}`),
  roast.closer,
]);
