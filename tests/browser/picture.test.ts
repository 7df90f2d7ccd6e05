/**
 * The profile picture in the account, at the wire: two whole browsers of one person stand behind a recording proxy while
 * it is switched on, shown by the other device, switched off, signed out of and deleted.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { bareJpeg } from '#platform/pictures/bare-jpeg.ts';
import { auditPrivacy } from '#tests/support/privacy-audit.ts';
import * as person from './support/account-steps.ts';
import { newContext, startBrowser } from './support/contexts.ts';
import { layEmptyData } from './support/empty-data.ts';
import { saveData } from './support/kept-page.ts';
import { keptPictures } from './support/kept-pictures.ts';
import { npmStart, type Product } from './support/npm-start.ts';
import { startRecordingProxy, type RecordingProxy } from './support/recording-proxy.ts';
import { actAs, DONE } from './support/visit.ts';
import { expect, test } from './support/test.ts';

/** As the first run of these tests says it. */
const NAME = 'Aki';
const words = en.profile;
let folder: string;
let product: Product;
let proxy: RecordingProxy;
let browser: Browser;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-picture-'));
  const data = join(folder, 'data');
  await layEmptyData(data);
  product = await npmStart(data);
  proxy = await startRecordingProxy();
  browser = await startBrowser({ args: ['--disable-features=AutofillServerCommunication'] });
});
test.afterAll(async () => {
  await browser.close();
  await proxy.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A browser of its own behind the proxy. */
async function newDevice(): Promise<Page> {
  const context = await newContext(browser, {
    baseURL: product.url,
    serviceWorkers: 'block',
    proxy: { server: proxy.address },
    viewport: { width: 390, height: 844 },
  });
  await context.addInitScript(saveData);
  return context.newPage();
}

const filesSent = () =>
  proxy.requests.filter(({ method, url }) => method !== 'GET' && /\/object\/pictures/.test(url));
const pictureShown = (page: Page) => page.getByAltText(words.pictureAlt);

test('a profile picture reaches the account only once it is asked for, a second device, and goes with the switch, the sign-out and the account', async () => {
  const email = person.newEmail();
  const page = await newDevice();
  const failure = page.getByRole('alert').getByText(words.form.pictureAway);
  const inAccount = page.getByRole('switch', { name: words.form.pictureInAccount });
  const said = (text: string) => page.getByRole('status').getByText(text).waitFor();
  await person.firstRun(page);
  await person.signUp(page, product, email);
  await page.goto('/profile/edit');
  await page.setInputFiles('input[type="file"]', person.FACE);
  await said(words.form.saved);
  await page.goto('/camera');
  await person.roastOnce(page);
  await page.goto('/profile/edit');
  expect(await inAccount.isChecked()).toBe(false);
  expect(filesSent()).toEqual([]);
  await inAccount.check({ force: true });
  await said(words.form.pictureAdded);
  expect(filesSent().map(({ method }) => method)).toEqual(['POST']);

  const other = await newDevice();
  await actAs(other, { onboarding: DONE, settings: { language: 'en' } });
  await other.goto('/login');
  await person.signIn(other, email);
  await other.waitForURL('**/camera');
  await other.goto('/profile');
  await pictureShown(other).waitFor();
  const [kept] = await keptPictures(other, 'pictures');
  expect([...(kept?.subarray(0, 4) ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  expect(Buffer.from(bareJpeg(kept ?? new Uint8Array()) ?? [])).toEqual(kept);

  // Without a network the picture stays as it is, and that is said.
  await page.context().setOffline(true);
  await person.press(page, words.form.removePicture);
  await failure.waitFor();
  await pictureShown(page).waitFor();
  await page.context().setOffline(false);
  await inAccount.uncheck({ force: true });
  await said(words.form.pictureDeleted);
  await pictureShown(page).waitFor();
  await other.reload();
  await expect.poll(() => keptPictures(other, 'pictures')).toEqual([]);
  await expect(pictureShown(other)).toHaveCount(0);

  await inAccount.check({ force: true });
  await said(words.form.pictureAdded);
  await other.reload();
  await pictureShown(other).waitFor();
  await person.signOut(other);
  await expect.poll(() => keptPictures(other, 'pictures')).toEqual([]);
  const photos = [await readFile(person.FACE)];
  expect(auditPrivacy(proxy.requests, { origins: [product.url], photos, names: [NAME] })).toEqual([]);

  await page.goto('/privacy');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    person.press(page, en.privacyPage.own.accountExport),
  ]);
  const exported = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(exported)).toMatchObject({
    pictures: [{ content: expect.stringMatching(/^data:image\/jpeg;base64,/) }],
  });
  // The server keeps an account as long as its picture is there.
  await person.press(page, words.remove.open);
  await page.getByLabel(words.remove.type.replace('{{word}}', words.remove.word)).fill(words.remove.word);
  await person.press(page, words.remove.yes);
  await page.getByRole('heading', { name: en.privacyPage.own.done.account }).waitFor();
  expect(filesSent().map(({ method }) => method)).toEqual(['POST', 'DELETE', 'POST', 'DELETE']);
  expect(await keptPictures(page, 'pictures')).toEqual([]);
});
