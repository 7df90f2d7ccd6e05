/**
 * What an account costs, at the wire: whole browsers stand behind a recording proxy while a person signs up, is
 * roasted, fills in the profile and goes on with a second device. What the app says has left is compared with what
 * really has, in both directions.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { auditPrivacy, bodiesTo, placesSent } from '#tests/support/privacy-audit.ts';
import { SIGN_IN } from '#ui/places.ts';
import * as person from './support/account-steps.ts';
import { newContext, startBrowser } from './support/contexts.ts';
import { layEmptyData } from './support/empty-data.ts';
import { saveData } from './support/kept-page.ts';
import { npmStart, type Product } from './support/npm-start.ts';
import { recordRequests } from './support/requests.ts';
import { startRecordingProxy, type RecordingProxy } from './support/recording-proxy.ts';
import { actAs, DONE } from './support/visit.ts';
import { openLine } from './support/result-lines.ts';
import { expect, test } from './support/test.ts';

/** As the first run of these tests says it. */
const NAME = 'Aki';
const words = en.profile;
let folder: string;
let product: Product;
let proxy: RecordingProxy;
let browser: Browser;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-wire-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  product = await npmStart(data);
  proxy = await startRecordingProxy();
  browser = await startBrowser({
    asksAndNotifies: true,
    args: ['--disable-features=AutofillServerCommunication'],
  });
});
test.afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  proxy.clear();
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A browser of its own behind the proxy. @param engine `late`: none before a photo, for a device that reads none */
async function newDevice({ engine }: { readonly engine?: 'late' } = {}): Promise<Page> {
  const context = await newContext(browser, {
    baseURL: product.url,
    serviceWorkers: 'block',
    permissions: ['notifications'],
    proxy: { server: proxy.address },
    viewport: { width: 390, height: 844 },
  });
  if (engine === 'late') await context.addInitScript(saveData);
  return context.newPage();
}

/** Everything that the open page shows as sent, by what it was for. */
const shownAsSent = (page: Page) =>
  page.locator('pre[data-sent]').evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

/** The same on the newest roast's page in the history: it is written down a moment after the result shows it. */
async function keptAsSent(page: Page): Promise<readonly string[]> {
  await person.goWithin(page, '/history');
  await person.rows(page).first().click();
  await page.waitForURL('**/history/*');
  await page.locator('pre[data-sent]').first().waitFor({ state: 'attached' });
  return shownAsSent(page);
}

const factsAndRows = () => [
  ...bodiesTo(proxy.requests, '/functions/v1/roast'),
  ...bodiesTo(proxy.requests, '/rest/v1/analyses'),
];

/** The list of the privacy page: places in a row, or columns. */
async function listed(page: Page, attribute: 'data-row-places' | 'data-profile-column'): Promise<string[]> {
  const found = page.locator(`[${attribute}]`);
  await found.first().waitFor({ state: 'attached' });
  const values = await found.evaluateAll(
    (all, name) => all.map((one) => one.getAttribute(name) ?? ''),
    attribute,
  );
  return values.flatMap((value) => value.split(' ')).toSorted();
}

/** Who answered an earlier version keeps the answer, and it may still go up: the page lists it. */
const NOT_ASKED_ANY_MORE = 'privacy';

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/profile/edit');
  await page.locator('input[name=birthDate]').fill('1999-05-17');
  await page.locator('textarea[name=bio]').fill('Laughs at own jokes.');
  await person.press(page, words.form.save);
  await page.getByText(en.sync.profile.saved).waitFor();
  await page.goto('/profile/settings');
  await page.getByLabel(words.preferences.sound).uncheck({ force: true });
  await page.getByLabel(words.form.emailUpdates).check({ force: true });
  await page.getByLabel(en.notifications.switch).check({ force: true });
}

test('every body that left is shown word for word, and nothing leaves that the privacy page does not list', async () => {
  const email = person.newEmail();
  const page = await newDevice();
  await person.firstRun(page);
  await person.signUp(page, product, email);
  await person.roastOnce(page);
  await person.inAccount(page);
  await expect.poll(() => shownAsSent(page)).toHaveLength(3);
  expect(await shownAsSent(page)).toEqual(factsAndRows());
  // Other words for the same result are asked for with another body.
  await person.press(page, en.result.again);
  await expect.poll(() => shownAsSent(page)).toHaveLength(4);
  expect(await shownAsSent(page)).toEqual(factsAndRows());

  await expect.poll(() => keptAsSent(page)).toHaveLength(4);
  await page.reload();
  await expect.poll(() => shownAsSent(page)).toHaveLength(4);
  expect(await shownAsSent(page)).toEqual(factsAndRows());
  await fillProfile(page);

  const other = await newDevice({ engine: 'late' });
  await actAs(other, {
    onboarding: DONE,
    settings: { language: 'en' },
  });
  await other.goto('/login');
  await person.signIn(other, email);
  await other.waitForURL('**/camera');
  await other.goto('/history');
  await person.rows(other).first().click();
  await openLine(other, 'privacy');
  await other.getByText(en.privacy.account.unknown).waitFor();
  // What belongs to the row it knows from the row.
  expect(await shownAsSent(other)).toEqual(bodiesTo(proxy.requests, '/functions/v1/roast').slice(0, 1));

  const columns = () => placesSent(proxy.requests, '/rest/v1/profiles');
  await page.goto('/privacy');
  expect(placesSent(proxy.requests, '/rest/v1/analyses')).toEqual(await listed(page, 'data-row-places'));
  const columnsListed = await listed(page, 'data-profile-column');
  await expect.poll(columns).toEqual(columnsListed.filter((column) => column !== NOT_ASKED_ANY_MORE));
  const photos = [await readFile(person.FACE)];
  expect(auditPrivacy(proxy.requests, { origins: [product.url], photos, names: [NAME] })).toEqual([]);
  // What went through the line for news was read, too.
  expect(bodiesTo(proxy.requests, '/realtime/v1/websocket').join()).toContain('phx_join');
});

const sentOfProfile = () => bodiesTo(proxy.requests, '/rest/v1/profiles').join('\n');

test('signing up shows what it will send; what is switched off is not sent until it is switched on', async () => {
  const page = await newDevice({ engine: 'late' });
  await person.firstRun(page);
  await page.goto('/signup');
  const keep = (name: string) => page.getByRole('switch', { name, exact: true });
  for (const field of [
    'displayName',
    'ageRange',
    'gender',
    'mainConcern',
    'skincareLevel',
    'interest',
  ] as const)
    expect(await keep(en.account.keep.fields[field]).isChecked(), field).toBe(true);
  await keep(en.account.keep.fields.gender).uncheck({ force: true });
  await keep(en.account.keep.fields.displayName).uncheck({ force: true });
  await person.signUp(page, product, person.newEmail());
  await expect.poll(sentOfProfile).toContain('"age_range":"late-20s"');

  await page.reload();
  await page.goto('/profile/edit');
  await page.locator('textarea[name=bio]').fill('Hi.');
  await person.press(page, words.form.save);
  await expect.poll(sentOfProfile).toContain('Hi.');
  expect(sentOfProfile()).not.toMatch(/gender|display_name|Aki/);
  expect(await page.locator('input[name=name]').inputValue()).toBe(NAME);

  await keep(en.account.keep.fields.gender).check({ force: true });
  await expect.poll(sentOfProfile).toContain('"gender":"other"');
  expect(sentOfProfile()).not.toMatch(/display_name|Aki/);
});

/** A browser that goes straight to the product, which shows its stand-in for Google to no proxy. */
async function directDevice() {
  const context = await newContext(browser, { baseURL: product.url, serviceWorkers: 'block' });
  await context.addInitScript(saveData);
  const requests = recordRequests(context);
  const page = await context.newPage();
  await person.firstRun(page);
  const profile = () =>
    requests
      .filter(({ url, body }) => body !== null && new URL(url).pathname.endsWith('/rest/v1/profiles'))
      .map(({ body }) => body?.toString())
      .join('\n');
  return { page, profile };
}

const WAYS = {
  async 'by a code'(page: Page, email: string) {
    await page.goto('/auth/code?new');
    await page.getByLabel(en.account.email).fill(email);
    await page.getByRole('switch', { name: en.account.keep.fields.gender }).uncheck({ force: true });
    await page.getByLabel(en.account.signup.terms).check();
    await person.press(page, en.account.code.send);
    await person.enterCode(page, product, email);
  },
  async 'with Google'(page: Page, email: string) {
    await page.goto(SIGN_IN);
    await person.press(page, en.account.google);
    await page.getByText(en.account.keep.fields.gender).first().click();
    await page.getByRole('switch', { name: en.account.keep.fields.gender }).uncheck({ force: true });
    await page.getByLabel(en.account.signup.terms).check();
    await person.press(page, en.account.google);
    await page.waitForURL('**/dev/google?flow=*');
    const consent = page.url();
    await page.goto(product.mailbox());
    await page.goto(consent);
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Name/).fill('Aoi');
    await page.getByRole('button', { name: /^Allow/ }).click();
  },
} as const;

for (const way of ['by a code', 'with Google'] as const)
  test(`what is switched off is not sent, ${way} either`, async () => {
    const { page, profile } = await directDevice();
    await WAYS[way](page, person.newEmail());
    await page.waitForURL('**/camera');
    await expect.poll(profile).toContain('"age_range":"late-20s"');
    expect(profile()).not.toContain('gender');
  });
