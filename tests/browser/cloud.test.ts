/** Accounts, history and roast function through `npm start` in a process of its own: nothing in here is a mock. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { MAX_REQUEST_BYTES } from '#platform/history/row.ts';
import { deleteNewest } from './support/history-rows.ts';
import { SIGN_IN } from '#ui/places.ts';
import * as person from './support/account-steps.ts';
import { withBrowser, type NewPageOptions } from './support/browser.ts';
import { layEmptyData } from './support/empty-data.ts';
import { AVAILABLE_ENGINES } from './support/journey.ts';
import { npmStart, rowsOf, type Product } from './support/npm-start.ts';
import { recordRequests } from './support/requests.ts';
import { actAs, DONE } from './support/visit.ts';
import { openLine } from './support/result-lines.ts';
import { expect, test } from './support/test.ts';

const CAMERA = `/camera?engine=${AVAILABLE_ENGINES[0] ?? 'lite'}`;
const app = withBrowser();
const words = en.profile;
let folder: string;
let data: string;
let product: Product;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-cloud-'));
  data = join(folder, 'data');
  await layEmptyData(data);
  product = await npmStart(data);
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const newBrowser = (more: NewPageOptions = {}) =>
  app.newPage({ baseURL: product.url, viewport: { width: 390, height: 844 }, ...more });

/** A fresh browser after the first run, with no answers about the person. The full engine runs in the first test. */
async function newDevice(): Promise<Page> {
  const page = await newBrowser({ engine: 'late' });
  await actAs(page, {
    onboarding: DONE,
    settings: { language: 'en' },
  });
  return page;
}

test('from the first screen to a deleted account, over two browsers and a restart', async () => {
  const email = person.newEmail();
  const page = await newBrowser();
  const requests = recordRequests(page.context());
  await person.firstRun(page);
  // The form alone must not download the client.
  const code = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(code.some((name) => name.includes('auth/v1'))).toBe(false);
  await page.getByRole('link', { name: en.account.login.signup }).click();
  await page.getByRole('heading', { name: en.account.signup.title }).waitFor();
  await person.fillSignUp(page, email);
  await person.openMailLink(page, product, email);
  await page.waitForURL('**/camera');
  await expect
    .poll(() => person.restGet(page, 'profiles?select=*'))
    .toMatchObject([
      {
        language: 'en',
        onboarding_completed: true,
        age_range: 'late-20s',
        gender: 'other',
        main_concern: 'pores',
        display_name: 'Aki',
        skincare_level: 'basic',
        interest: 'serious',
        roast_style: 'gentle',
      },
    ]);

  await page.goto('/profile/edit');
  await page.locator('input[name=birthDate]').fill('1999-05-17');
  await page.locator('textarea[name=bio]').fill('Laughs at own jokes.');
  await person.press(page, words.form.save);
  await page.goto('/profile/settings');
  await page.getByLabel(words.preferences.sound).uncheck({ force: true });
  await page.getByLabel(words.form.emailUpdates).check({ force: true });

  await page.goto(CAMERA);
  await person.roastOnce(page);
  const posts = requests.filter(({ url }) => url.endsWith('/functions/v1/roast'));
  expect(posts).toHaveLength(1);
  const sent = posts[0]?.body?.toString() ?? '';
  expect(Buffer.byteLength(sent)).toBeLessThanOrEqual(1024);
  // What the page says has left is what has left.
  await openLine(page, 'privacy');
  expect(await page.locator('pre').allTextContents()).toContain(sent);
  await page.getByText(en.privacy.source.writer).waitFor();
  await person.inAccount(page);
  expect(await person.uploaded(page)).toHaveLength(1);
  const userId = String((await person.uploaded(page))[0]?.['user_id']);

  const outside = requests.filter(({ url }) => new URL(url).origin !== product.url);
  expect(outside).toEqual([]);
  const bodies = requests.filter(({ body }) => body !== null);
  for (const { url, body } of bodies) {
    // SECURITY.md, "How much a signed-in phone sends".
    const most = url.includes('/rest/v1/analyses') ? MAX_REQUEST_BYTES : 2_048;
    expect(body?.byteLength, url).toBeLessThanOrEqual(most);
  }
  expect(bodies.filter(({ contentType }) => !contentType?.startsWith('application/json'))).toEqual([]);
  expect(bodies.map(({ body }) => body?.toString() ?? '').join('\n')).not.toMatch(
    /landmarks|blendshapes|geometry|data:image|base64/,
  );

  await product.restart();
  const other = await newDevice();
  await other.goto('/login');
  await person.signIn(other, email);
  await other.waitForURL('**/camera');
  await other.goto('/history');
  await person.rows(other).first().waitFor();
  expect(await person.rows(other).count()).toBe(1);
  await other.goto('/profile/edit');
  await expect.poll(() => other.locator('textarea[name=bio]').inputValue()).toBe('Laughs at own jokes.');
  expect(await other.locator('input[name=birthDate]').inputValue()).toBe('1999-05-17');
  expect(await other.getByLabel(words.form.name).inputValue()).toBe('Aki');
  await other.goto('/profile/settings');
  await other.getByLabel(words.form.emailUpdates).waitFor();
  expect(await other.getByLabel(words.preferences.sound).isChecked()).toBe(false);
  expect(await other.getByLabel(words.form.emailUpdates).isChecked()).toBe(true);
  expect(await other.getByLabel(en.common.style.gentle).isChecked()).toBe(true);

  await other.goto('/profile/account');
  await person.press(other, en.sync.signOut.others);
  await other.getByText(en.sync.signOut.othersDone).waitFor();
  await page.goto('/camera');
  await page.waitForURL('**/login');

  // The room of the profile and the privacy page give the same file.
  await other.goto('/profile/data');
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    person.press(other, en.privacyPage.own.accountExport),
  ]);
  expect(download.suggestedFilename()).toBe('roast-me.json');
  await other.goto('/privacy');
  const [again] = await Promise.all([
    other.waitForEvent('download'),
    person.press(other, en.privacyPage.own.accountExport),
  ]);
  const file = JSON.parse(readFileSync(await again.path(), 'utf8')) as Record<string, unknown>;
  expect(file).toMatchObject({ account: { id: userId, email }, profile: { display_name: 'Aki' } });
  expect(file['analyses']).toHaveLength(1);
  expect(file['devices']).toMatchObject([{ current: true }]);
  await other.goto('/profile/account');

  expect(await rowsOf(product, data, userId)).toMatchObject({ profiles: 1, analyses: 1 });
  await other.getByRole('button', { name: words.remove.open }).click();
  await other.getByLabel(words.remove.type.replace('{{word}}', words.remove.word)).fill('delete');
  await person.press(other, words.remove.yes);
  await other.getByRole('heading', { name: en.privacyPage.own.done.account }).waitFor();
  expect(Object.values(await rowsOf(product, data, userId))).toEqual([0, 0, 0, 0, 0]);
  await other.goto('/login');
  await person.signIn(other, email);
  await other.getByText(en.account.errors['invalid-credentials']).waitFor();
});

test('with Google, by a code, and with a new password after the old one was forgotten', async () => {
  const email = person.newEmail();
  const page = await newDevice();
  await page.goto(SIGN_IN);
  await person.press(page, en.account.google);
  await page.getByLabel(en.account.signup.terms).check();
  await person.press(page, en.account.google);
  // Locked until this browser has opened the link that npm start has printed.
  await page.waitForURL('**/dev/google?flow=*');
  await page.getByRole('heading', { name: /^Locked/ }).waitFor();
  const consent = page.url();
  await page.goto(product.mailbox());
  await page.goto(consent);
  await page.getByText('This is not Google.').waitFor();
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Name/).fill('Aoi');
  await page.getByRole('button', { name: /^Allow/ }).click();
  await page.waitForURL('**/camera');
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Aoi' }).waitFor();

  await person.signOut(page);
  await page.getByRole('link', { name: en.account.login.ways }).click();
  await page.getByRole('link', { name: en.account.login.byCode }).click();
  await page.getByRole('heading', { name: en.account.code.askTitle }).waitFor();
  await page.getByLabel(en.account.email).fill(email);
  // The terms were agreed to when the account was made.
  expect(await page.getByLabel(en.account.signup.terms).count()).toBe(0);
  await person.press(page, en.account.code.send);
  await person.enterCode(page, product, email);
  await page.waitForURL('**/camera');

  await person.signOut(page);
  await page.getByRole('link', { name: en.account.login.ways }).click();
  await page.getByRole('link', { name: en.account.login.forgot }).click();
  await page.waitForURL('**/auth/recover');
  await page.getByRole('heading', { name: en.account.recover.title }).waitFor();
  await page.getByLabel(en.account.email).fill(email);
  await person.press(page, en.account.recover.submit);
  await page.waitForURL('**/auth/code');
  await person.openMailLink(page, product, email);
  await page.waitForURL('**/auth/new-password');
  await page.getByLabel(en.account.newPassword, { exact: true }).fill('a new and better one');
  await person.press(page, en.account.replace.submit);
  await page.waitForURL('**/camera');

  await person.signOut(page);
  await person.signIn(page, email, 'a new and better one');
  await page.waitForURL('**/camera');
});

test('what was analysed offline, with a token that ran out, arrives once; also with two tabs and one that was killed', async () => {
  const page = await newDevice();
  await person.signUp(page, product, person.newEmail());
  await person.roastOnce(page);
  await person.inAccount(page);

  const context = page.context();
  await context.setOffline(true);
  // As after a night without a network.
  await page.evaluate(() => {
    const session: object = JSON.parse(localStorage.getItem('roast-me-auth') ?? '{}');
    localStorage.setItem('roast-me-auth', JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  });
  await person.backToCamera(page);
  await person.roastOnce(page);
  await person.waitsHere(page);
  expect(page.url()).not.toContain('/login');
  await page.close();

  await context.setOffline(false);
  const [one, two] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/history'), two.goto('/history')]);
  await expect.poll(async () => (await person.uploaded(one)).length).toBe(2);
  for (const tab of [one, two]) {
    await tab.locator('[data-sync="done"]').waitFor();
    expect(await person.rows(tab).count()).toBe(2);
  }
  expect(await person.uploaded(one)).toHaveLength(2);
});

/** How much of anybody's history and outbox this browser holds. */
const leftHere = (page: Page) =>
  page.evaluate(async () => {
    const count = (store: string) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('roast-me');
        request.addEventListener('error', () => reject(new Error(store)));
        request.addEventListener('success', () => {
          const records = request.result.transaction(store).objectStore(store).count();
          records.addEventListener('success', () => {
            request.result.close();
            resolve(records.result);
          });
        });
      });
    return {
      session: localStorage.getItem('roast-me-auth') !== null,
      history: await count('history'),
      outbox: (await count('marks')) + (await count('cursors')),
    };
  });

test('another account never uploads what waits for the first; signing out offline clears, and forgets no deletion', async () => {
  const [aki, ben] = [person.newEmail(), person.newEmail()];
  const page = await newDevice();
  const context = page.context();
  await person.signUp(page, product, aki);
  await person.roastOnce(page);
  await person.inAccount(page);
  const signOut = page.getByRole('button', { name: words.account.signOut, exact: true });
  await person.goWithin(page, '/profile/account');
  await signOut.waitFor();
  await page.locator('[data-sync="done"]').waitFor();
  await context.setOffline(true);
  await person.backToCamera(page);
  await person.roastOnce(page);
  await person.waitsHere(page);

  // Signing out would take it away: that is asked first, and a no changes nothing.
  await person.goWithin(page, '/profile/account');
  await page.getByText(en.sync.waiting_one.replace('{{count}}', '1')).waitFor();
  await signOut.click();
  await page.getByText(en.sync.signOut.roasts_one.replace('{{count}}', '1')).waitFor();
  await person.press(page, en.sync.signOut.no);
  await signOut.waitFor();
  await page
    .locator('[data-sync="offline"]', { hasText: en.sync.waiting_one.replace('{{count}}', '1') })
    .waitFor();

  // The session is lost without a sign-out: the browser dropped it. What waits for Aki stays.
  await page.evaluate(() => localStorage.removeItem('roast-me-auth'));
  await context.setOffline(false);
  await person.signUp(page, product, ben);
  await page.goto('/history');
  await page.locator('[data-sync="done"]').waitFor();
  expect(await person.rows(page).count()).toBe(0);
  expect(await person.uploaded(page)).toEqual([]);
  await person.signOut(page);

  await person.signIn(page, aki);
  await page.waitForURL('**/camera');
  await expect.poll(async () => (await person.uploaded(page)).length).toBe(2);

  // The screens' code is fetched while there is a network.
  await page.goto('/profile/account');
  await signOut.waitFor();
  await page.goto('/camera');
  await page.waitForLoadState('networkidle');
  await person.goWithin(page, '/profile/account');
  await signOut.waitFor();
  await person.goWithin(page, '/history');
  await expect.poll(() => person.rows(page).count()).toBe(2);
  await context.setOffline(true);
  await deleteNewest(page);
  await page.getByText(en.history.deleted.text).waitFor();
  await person.goWithin(page, '/profile/account');
  await signOut.click();
  await page.getByText(words.account.signOutFailed).waitFor();
  // Of the deletion an id and a time stay, for its account alone.
  expect(await leftHere(page)).toEqual({ session: false, history: 1, outbox: 0 });
  await context.setOffline(false);
  await page.goto('/login');
  await person.signIn(page, ben);
  await page.waitForURL('**/camera');
  await page.goto('/history');
  await page.locator('[data-sync="done"]').waitFor();
  expect(await person.rows(page).count()).toBe(0);
  await person.signOut(page);
  await person.signIn(page, aki);
  await page.waitForURL('**/camera');
  await expect.poll(async () => (await person.uploaded(page)).length).toBe(1);
  await page.goto('/history');
  await page.locator('[data-sync="done"]').waitFor();
  expect(await person.rows(page).count()).toBe(1);

  // Cleared off the phone, it stays away in every round to come; the account keeps it, as the page says.
  const { stored } = words;
  await page.goto('/profile/data');
  await page.getByText(stored.what.account).waitFor();
  const cleared = stored.clearAria.replace('{{name}}', stored.names.history);
  await page.getByRole('button', { name: cleared }).click();
  await person.press(page, stored.yes);
  await page.getByText(stored.cleared.replace('{{name}}', stored.names.history)).waitFor();
  await page.goto('/history');
  await page.locator('[data-sync="done"]').waitFor();
  expect(await person.rows(page).count()).toBe(0);
  expect(await person.uploaded(page)).toHaveLength(1);
});
