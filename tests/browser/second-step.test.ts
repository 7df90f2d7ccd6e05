/** An authenticator and Google, added to an account and taken away, on the real screens and the real backend. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { codeAt, PERIOD_MS, wrongCodeAt } from '#tests/support/authenticator.ts';
import * as person from './support/account-steps.ts';
import { withBrowser } from './support/browser.ts';
import { npmStart, type Product } from './support/npm-start.ts';
import { expect, test } from './support/test.ts';

const app = withBrowser();
const words = en.secondStep;
const { ways } = words;
let folder: string;
let product: Product;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-second-step-'));
  product = await npmStart(join(folder, 'data'));
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const newDevice = () => person.newPhone(app, product);

/** An app that shows each time a newer code: the server takes those of now and of the next thirty seconds. */
function authenticator(secret: string) {
  let last = 0;
  return {
    next() {
      last = Math.max(last + 1, Math.floor(Date.now() / PERIOD_MS));
      return codeAt(secret, last * PERIOD_MS);
    },
    wrong: () => wrongCodeAt(secret, Date.now()),
  };
}

/** On the open account page, up to where the first code is asked for. */
async function begin(page: Page, button: string, name: string) {
  await person.press(page, button);
  await page.getByLabel(words.name).fill(name);
  await person.press(page, words.continue);
  await page.getByRole('img', { name: words.qr }).waitFor();
  const secret = await page.locator('[data-secret]').getAttribute('data-secret');
  const link = await page.getByRole('link', { name: words.here }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('secret')).toBe(secret);
  return authenticator(secret ?? '');
}

const first = (page: Page) => page.getByLabel(words.first);
const step = (page: Page) => page.getByLabel(words.step.label);

test('an authenticator is added, asked for at the sign-in, and removed by the spare', async () => {
  const email = person.newEmail();
  const page = await newDevice();
  await person.signUp(page, product, email);
  const other = await newDevice();
  await other.goto('/login');
  await person.signIn(other, email);
  await other.waitForURL('**/camera');

  await page.goto('/profile/account');
  await page.locator('[data-sync="done"]').waitFor();
  const phone = await begin(page, words.add, 'Phone');
  await first(page).fill(phone.wrong());
  await person.press(page, words.turnOn);
  await page.getByText(en.account.errors['authenticator-wrong']).waitFor();
  // The wrong code is gone from the field, which has the focus: by keyboard alone.
  await expect(first(page)).toBeFocused();
  await page.keyboard.type(phone.next());
  await page.keyboard.press('Enter');
  await page.getByText(words.done).waitFor();
  await page.getByText(words.oneOnly).waitFor();
  // The other device had given none.
  await other.reload();
  await other.waitForURL('**/login');

  const spare = await begin(page, words.addSpare, 'Tablet');
  await first(page).fill(spare.next());
  await person.press(page, words.addIt);
  await page.getByText(words.spare).waitFor();
  await person.signOut(page);

  await person.signIn(page, email);
  await page.waitForURL('**/auth/second-step');
  await step(page).fill(phone.wrong());
  await person.press(page, words.step.submit);
  await page.getByText(en.account.errors['authenticator-wrong']).waitFor();
  // Nothing opens meanwhile, and nobody is signed in.
  await page.goto('/profile/account');
  await page.waitForURL('**/auth/second-step');
  expect(await person.restGet(page, 'profiles?select=user_id')).toEqual([]);
  // Another way is one tap away.
  await person.press(page, words.step.leave);
  await page.waitForURL('**/login?account');
  await person.signIn(page, email);
  await step(page).fill(phone.next());
  await person.press(page, words.step.submit);
  await page.waitForURL('**/camera');

  // The phone is lost: the spare says so.
  await page.goto('/profile/account');
  await page.getByRole('button', { name: words.removeNamed.replace('{{name}}', 'Phone') }).click();
  await page.getByLabel(words.proofOther).fill(spare.next());
  await person.press(page, words.removeYes);
  await page.getByText(words.removed).waitFor();
  await page.getByText(words.oneOnly).waitFor();
  await page.getByText('Tablet', { exact: true }).waitFor();
  // Still signed in, by the spare.
  await page.reload();
  await page.getByText(words.oneOnly).waitFor();
});

test('Google is linked under another address, opens the account, and is unlinked', async () => {
  const email = person.newEmail();
  const theirs = person.newEmail();
  const page = await newDevice();
  await person.signUp(page, product, email);
  await page.goto(product.mailbox());
  await page.goto('/profile/account');
  await person.press(page, ways.link);
  await page.getByText('This is not Google.').waitFor();
  await page.getByLabel(/^E-mail/).fill(theirs);
  await page.getByRole('button', { name: /^Allow/ }).click();
  await page.waitForURL('**/profile/account');
  await page.getByText(theirs).waitFor();
  // The session that asked has ended with the way back: one device, not two.
  await page.getByText(en.safety.devices.current, { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: en.safety.devices.end })).toHaveCount(0);

  await page.locator('[data-sync="done"]').waitFor();
  await page.getByRole('button', { name: ways.unlink }).click();
  await page.getByText(ways.question).waitFor();
  await person.press(page, ways.yes);
  await page.getByText(ways.unlinked).waitFor();
  await expect(page.getByText(theirs)).toHaveCount(0);
  await person.press(page, ways.link);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: en.profile.titles.account }).click();
  await page.getByRole('button', { name: ways.link }).waitFor();
});
