/** What the owner of an account changes of it, on the real screens and the real backend. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import * as person from './support/account-steps.ts';
import { withBrowser } from './support/browser.ts';
import { codeFor, npmStart, type Product } from './support/npm-start.ts';
import { expect, test } from './support/test.ts';

const app = withBrowser();
const words = en.safety;
let folder: string;
let product: Product;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-safety-'));
  // With no folder yet: the other files begin with a copy (support/empty-data.ts).
  product = await npmStart(join(folder, 'data'));
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const newDevice = () => person.newPhone(app, product);

/** What the server says to the token of this page. */
const statusOfToken = (page: Page) =>
  page.evaluate(async () => {
    const config = await (await fetch('/config.json')).json();
    const { access_token } = JSON.parse(localStorage.getItem('roast-me-auth') ?? '{}');
    const headers = { apikey: config.supabase.publicKey, authorization: `Bearer ${access_token}` };
    return (await fetch('/auth/v1/user', { headers })).status;
  });

/** What a guest has on this phone, as far as a browser could take it away. */
const layTraces = (page: Page) =>
  page.evaluate(async () => {
    localStorage.setItem('trace', 'here');
    await (await caches.open('trace')).put('/trace', new Response('here'));
    await new Promise((resolve, reject) => {
      const asked = indexedDB.open('trace');
      asked.addEventListener('success', resolve);
      asked.addEventListener('error', reject);
    });
  });
const traces = (page: Page) =>
  page.evaluate(async () => ({
    localStorage: localStorage.getItem('trace') !== null,
    cache: await caches.has('trace'),
    database: (await indexedDB.databases()).some(({ name }) => name === 'trace'),
  }));

test('devices are listed and signed out, password and address are changed with proof, and signing out takes nothing of a guest’s along', async () => {
  const email = person.newEmail();
  const page = await newDevice();
  await person.signUp(page, product, email);
  const other = await newDevice();
  await other.goto('/login');
  await person.signIn(other, email);
  await other.waitForURL('**/camera');

  await page.goto('/profile/edit');
  await page.locator('input[name=name]').fill('Aki');
  await page.locator('input[name=email]').fill(email);
  await person.press(page, en.profile.form.save);
  await page.getByText(en.sync.profile.saved, { exact: true }).waitFor();

  await person.goWithin(page, '/profile/account');
  await page.locator('[data-sync="done"]').waitFor();
  await page.reload();
  await page.getByText(words.devices.current, { exact: true }).waitFor();
  await page.getByRole('button', { name: words.devices.end }).click();
  await page.getByText(words.devices.ended).waitFor();
  expect(await statusOfToken(other)).toBe(403);
  expect(await statusOfToken(page)).toBe(200);

  await person.press(page, words.changePassword);
  const current = page.getByLabel(en.account.currentPassword, { exact: true });
  const next = page.getByLabel(en.account.newPassword, { exact: true });
  await current.fill('not my password');
  await next.fill('password123');
  await person.press(page, en.account.replace.submit);
  await page.getByRole('alert').getByText(en.account.reasons.pwned).waitFor();
  await next.fill('a new and better one');
  await person.press(page, en.account.replace.submit);
  await page.getByRole('alert').getByText(en.account.errors['password-wrong']).waitFor();
  await current.fill(person.PASSWORD);
  await person.press(page, en.account.replace.submit);
  await page.getByText(words.passwordChanged).waitFor();

  const moved = person.newEmail();
  await person.press(page, words.changeAddress);
  await page.getByLabel(words.newAddress).fill(moved);
  await person.press(page, words.sendCodes);
  await page.getByText(words.twoCodes).waitFor();
  const codeOf = (address: string) => page.getByLabel(words.codeOf.replace('{{email}}', address));
  await codeOf(email).fill(await codeFor(product, email));
  await codeOf(moved).fill(await codeFor(product, moved));
  await person.press(page, en.account.code.submit);
  await page.getByText(words.addressChanged).waitFor();
  await page.getByText(words.address.replace('{{email}}', moved)).waitFor();
  // The profile has followed, and can be saved.
  await person.goWithin(page, '/profile');
  await page.getByText(moved, { exact: true }).waitFor();
  await person.goWithin(page, '/profile/edit');
  await page.locator('textarea[name=bio]').fill('Moved.');
  await person.press(page, en.profile.form.save);
  await page.getByText(en.sync.profile.saved, { exact: true }).waitFor();

  await layTraces(page);
  const told = page.waitForResponse('**/signed-out.txt');
  await person.signOut(page);
  expect(await (await told).headerValue('clear-site-data')).toBe('"cache"');
  expect(await traces(page)).toEqual({ localStorage: true, cache: true, database: true });
  await person.signIn(page, moved, 'a new and better one');
  await page.waitForURL('**/camera');
});

/** The browser's own list of suggestions, which nothing but a finger reaches: in its place the page hears of a tap. */
function tapsSuggestion(): void {
  const { credentials } = navigator;
  const ask = credentials.get.bind(credentials);
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
  credentials.get = ({ mediation, signal, ...options } = {}) => {
    if (mediation !== 'conditional') return ask({ ...options, ...(signal && { signal }) });
    document.documentElement.dataset['suggests'] = '';
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      const once = { once: true, ...(signal && { signal }) };
      addEventListener('tap-suggestion', () => resolve(ask(options)), once);
    });
  };
}

test('a passkey is created, named, used by button and by suggestion, and removed', async () => {
  const { passkeys } = en;
  const page = await newDevice();
  await page.addInitScript(tapsSuggestion);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const email = person.newEmail();
  await person.signUp(page, product, email);
  const toWays = async () => {
    await person.signOut(page);
    await page.getByRole('link', { name: en.account.login.ways }).click();
  };
  const button = page.getByRole('button', { name: passkeys.signIn });
  const remove = passkeys.removeNamed.replace('{{name}}', 'My phone');

  await person.goWithin(page, '/profile/account');
  await page.getByText(passkeys.none).waitFor();
  await person.press(page, passkeys.make);
  await page.getByText(passkeys.made).waitFor();
  await person.press(page, passkeys.make);
  await page.getByText(en.account.errors['passkey-known']).waitFor();
  await person.press(page, passkeys.renameNamed.replace('{{name}}', passkeys.unnamed));
  await page.getByLabel(passkeys.name).fill('My phone');
  await person.press(page, passkeys.save);
  await page.getByText(passkeys.renamed).waitFor();
  await page.getByRole('button', { name: remove }).waitFor();

  await toWays();
  await button.click();
  await page.waitForURL('**/camera');

  await toWays();
  await expect(page.getByLabel(en.account.email)).toHaveAttribute('autocomplete', 'username webauthn');
  await page.locator('html[data-suggests]').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('tap-suggestion')));
  await page.waitForURL('**/camera');

  await person.goWithin(page, '/profile/account');
  await page.getByText(/, last used /).waitFor();
  await person.press(page, remove);
  await person.press(page, passkeys.yes);
  await page.getByText(passkeys.removed).waitFor();
  await page.getByText(passkeys.none).waitFor();
  // The phone has it still; the account does not know it any more.
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  await toWays();
  await button.click();
  await page.getByText(en.account.errors['passkey-unknown']).waitFor();
  await person.signIn(page, email);
  await page.waitForURL('**/camera');
});
