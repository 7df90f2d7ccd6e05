/** Every promise of the privacy page and of an account names tests that exist. What is planted here shows that it is noticed. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { PROMISES } from '#tests/claims/promises.ts';

/** What stands at this dotted key. */
const at = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((node, step) => Object.entries(Object(node)).find(([name]) => name === step)?.[1], en);

/** The promises, each of which stands in the list by itself; titles promise nothing. */
const SECTIONS = {
  'privacyPage.promises': ['title'],
  'privacyPage.device': [],
  'privacyPage.cloud': [],
  'account.terms': ['title', 'medical'],
};

/** What is wrong with this list of promises. */
function faultsOf(promises: typeof PROMISES): string[] {
  const orphans = promises.filter(([keys]) => at(keys) === undefined).map(([keys]) => `no text: ${keys}`);
  const gone = promises.flatMap(([, test]) => {
    const [file = '', name = ''] = test.split(' > ');
    const text = existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '';
    return ["'", '"', '`'].some((mark) => text.includes(`${mark}${name}${mark}`)) ? [] : [`no test: ${test}`];
  });
  const open = Object.entries(SECTIONS).flatMap(([section, free]) =>
    Object.keys(Object(at(section)))
      .filter((name) => !free.some((one) => one === name))
      .map((name) => `${section}.${name}`)
      .filter((key) => !promises.some(([keys]) => `${key}.`.startsWith(`${keys}.`)))
      .map((key) => `no promise held: ${key}`),
  );
  return [...orphans, ...gone, ...open];
}

it('names a test for every promise, and texts and tests that exist', () => {
  expect(faultsOf(PROMISES)).toEqual([]);
});

it('notices a text, a test and a promise that are gone', () => {
  const [first] = PROMISES;
  if (first === undefined) throw new Error('no promises');
  expect(faultsOf([...PROMISES, ['privacyPage.gone', first[1]]])).toEqual(['no text: privacyPage.gone']);
  const gone = 'tests/browser/privacy.test.ts > a test that was deleted';
  expect(faultsOf([...PROMISES, [first[0], gone]])).toEqual([`no test: ${gone}`]);
  expect(faultsOf(PROMISES.filter(([keys]) => keys !== 'account.terms.photo'))).toEqual([
    'no promise held: account.terms.photo',
  ]);
});
