/** Profile, premium, payment and developers' pages, on the production build with a staged account. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { PASSWORD } from '#app/headless/fake-auth.ts';
import type { Stage } from '#app/headless/stage.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { ONBOARDING_KEY, onboardingRecord } from '#state/onboarding-atoms.ts';
import { SETTINGS_KEY } from '#state/settings-atoms.ts';
import { ANALYSIS_LIMIT_MS } from '#tests/support/patience.ts';
import { withKeptPages } from './support/kept-page.ts';
import { served } from './support/served.ts';
import { laidFor, seedHistory } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';
import { storedOf } from './support/visit.ts';

const baseUrl = withStagedServer();
const device = withKeptPages();
const words = en.profile;
const { own } = en.privacyPage;
const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const FIRST_ID = '00000000-0000-4000-8000-000000000001';

async function open(path: string, stage: Partial<Stage> = {}): Promise<Page> {
  const laid = laidFor({ settings: { language: 'en' } }, { entries: seedHistory('en'), ...stage });
  const page = await device.fresh(baseUrl(), laid);
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  return page;
}

async function openGuest(path: string): Promise<Page> {
  const page = await device.fresh(served.baseUrl, storedOf({ guest: true, settings: { language: 'en' } }));
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  return page;
}

const unfoldCouldBe = (page: Page) =>
  page.locator('details:has(> [data-stored="could-be"]) > summary').click();

test.describe('the profile', () => {
  test('shows who one is, since when, and the numbers', async () => {
    const page = await open('/profile');
    await page.getByText('Joined Jan 15, 2026').waitFor();
    const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
    await page.getByText(`Version ${version}`).waitFor();
    const stats = page.locator('dl');
    await stats.getByText('94', { exact: true }).waitFor();
    expect((await stats.innerText()).replaceAll(/\s+/g, ' ')).toBe(
      'Total roasts 7 Average score 75 Best score 94',
    );
  });

  test('is edited and comes back after a reload, in every field', async () => {
    const page = await open('/profile/edit');
    await page.getByLabel(words.form.name).fill('Aninha');
    await page.locator('input[name=email]').fill('aninha@example.org');
    await page.locator('input[name=birthDate]').fill('2001-05-17');
    await page.locator('textarea[name=bio]').fill('Laughs at own jokes.');
    await page.setInputFiles('input[type="file"]', FACE);
    await page.getByAltText(words.pictureAlt).waitFor();
    const picture = page.getByRole('group', { name: words.form.picture });
    await picture.getByRole('status').getByText(words.form.saved).waitFor();
    await page.getByRole('button', { name: words.form.save }).click();
    await expect.poll(() => page.getByText(words.form.saved).count()).toBe(2);
    await page.reload();
    await page.getByLabel(words.form.name).waitFor();
    expect(await page.getByLabel(words.form.name).inputValue()).toBe('Aninha');
    expect(await page.locator('input[name=email]').inputValue()).toBe('aninha@example.org');
    expect(await page.locator('input[name=birthDate]').inputValue()).toBe('2001-05-17');
    expect(await page.locator('textarea[name=bio]').inputValue()).toBe('Laughs at own jokes.');
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Aninha' }).waitFor();
    await page.getByAltText(words.pictureAlt).waitFor();
  });

  test('keeps every switch of its settings over a reload', async () => {
    const page = await open('/profile/settings');
    await page.getByLabel(words.preferences.sound).uncheck({ force: true });
    await page.getByLabel(words.form.emailUpdates).check({ force: true });
    await page.getByLabel(en.common.style.gentle).check({ force: true });
    await page.getByLabel(en.common.theme.dark, { exact: true }).check({ force: true });
    // What the first result asks is given and changed here, too.
    const advanced = page.getByRole('radio', { name: en.onboarding.options.skincareLevel.advanced });
    await advanced.check({ force: true });
    await page.goto('/profile/data');
    await page.getByLabel(words.thumbnails.keep).check({ force: true });
    await page.reload();
    await page.getByLabel(words.thumbnails.keep).waitFor();
    expect(await page.getByLabel(words.thumbnails.keep).isChecked()).toBe(true);
    await page.goto('/profile/settings');
    await page.getByLabel(words.preferences.sound).waitFor();
    expect(await page.getByLabel(words.preferences.sound).isChecked()).toBe(false);
    expect(await page.getByLabel(words.form.emailUpdates).isChecked()).toBe(true);
    expect(await page.getByLabel(en.common.style.gentle).isChecked()).toBe(true);
    expect(await advanced.isChecked()).toBe(true);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  test('says under each field what is wrong, and saves nothing', async () => {
    const page = await open('/profile/edit');
    await page.getByLabel(words.form.name).fill('');
    await page.locator('input[name=email]').fill('nobody');
    await page.locator('input[name=birthDate]').fill('2024-01-01');
    await page.getByRole('button', { name: words.form.save }).click();
    await page.getByText(words.form.errors['name-missing']).waitFor();
    await page.getByText(words.form.errors['email-invalid']).waitFor();
    await page.getByText(words.form.errors['birth-young']).waitFor();
    await page.goto('/profile');
    await page.getByRole('heading', { name: 'Ana', exact: true }).waitFor();
  });

  test('lists every store with its size, and empties one at a time', async () => {
    const page = await open('/profile/data', { thumbnails: [FIRST_ID] });
    const now = page.locator('[data-stored="now"]');
    const history = now.locator('[data-store="roast-me-history"]');
    await history.getByText(/7 items/).waitFor();
    await history.getByRole('button').click();
    await page.getByRole('button', { name: words.stored.no }).click();
    expect(await history.count()).toBe(1);
    await history.getByRole('button').click();
    await page.getByRole('button', { name: words.stored.yes }).click();
    await history.waitFor({ state: 'detached' });
    expect(await now.locator('[data-store="roast-me-thumbnails"]').count()).toBe(1);
    // What is empty stands among what could be stored, with what it is for.
    const couldBe = page.locator('[data-stored="could-be"]');
    await page
      .locator('summary')
      .filter({ hasText: /^Could also be stored: \d+$/ })
      .click();
    await couldBe.getByText(en.privacyPage.device.history.what).waitFor();
    await page.goto('/history');
    await page.getByRole('heading', { name: en.history.empty.title }).waitFor();
  });

  test('clears all thumbnails with one button and leaves the history alone', async () => {
    const page = await open('/profile/data', { thumbnails: [FIRST_ID] });
    await page.getByRole('button', { name: words.thumbnails.clear }).click();
    await page.getByText(words.thumbnails.cleared).waitFor();
    await page.goto('/history');
    await page.locator('main ul > li').first().waitFor();
    expect(await page.locator('main li img').count()).toBe(0);
    expect(await page.locator('main ul > li').count()).toBe(5);
  });

  test('starts the introduction again, after asking', async () => {
    const page = await openGuest('/profile/settings');
    await page.getByRole('button', { name: words.again.action }).click();
    await page.getByRole('button', { name: words.again.yes }).click();
    await page.waitForFunction(() =>
      localStorage.getItem('roast-me-onboarding')?.includes('"completed":false'),
    );
    await page.getByRole('navigation', { name: en.nav.label }).waitFor({ state: 'detached' });
  });

  test('signs out', async () => {
    const page = await open('/profile/account');
    await page.getByRole('button', { name: words.account.signOut, exact: true }).click();
    await page.waitForURL('**/login');
  });

  test('offers what the account never takes as a file before signing out takes it', async () => {
    const page = await open('/profile/account', { cloud: { refused: [FIRST_ID] } });
    await page.locator('[data-sync="done"]').waitFor();
    await page.getByRole('button', { name: words.account.signOut, exact: true }).click();
    const question = page.getByRole('group', { name: en.sync.signOut.ask });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: own.phoneExport }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(FIRST_ID);
    await question.getByRole('button', { name: en.sync.signOut.no }).click();
    await question.waitFor({ state: 'detached' });
  });
});

test.describe('the four rooms', () => {
  const ROOMS = [
    ['you', '/profile', words.stats.title],
    ['settings', '/profile/settings', words.preferences.title],
    ['data', '/profile/data', own.title],
    ['account', '/profile/account', words.account.title],
  ] as const;

  test('are one tap from each other, each named, with its own part of the profile', async () => {
    const page = await open('/profile');
    const nav = page.getByRole('navigation', { name: words.rooms.label });
    for (const [room, path, part] of [...ROOMS.slice(1), ROOMS[0]]) {
      await nav.getByRole('link', { name: words.rooms[room], exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name: words.titles[room], exact: true }).waitFor();
      expect(await nav.locator('[aria-current="page"]').innerText()).toBe(words.rooms[room]);
      await page.getByRole('heading', { level: 2, name: part, exact: true }).waitFor();
      for (const [, , other] of ROOMS.filter(([one]) => one !== room))
        expect(await page.getByRole('heading', { level: 2, name: other, exact: true }).count(), other).toBe(
          0,
        );
    }
  });

  test('ask nobody who may see what nobody can see', async () => {
    for (const [, path, part] of ROOMS) {
      const page = await open(path);
      await page.getByRole('heading', { level: 2, name: part, exact: true }).waitFor();
      expect(await page.locator('main').innerText()).not.toMatch(/who may see|friends only/i);
    }
    const page = await open('/profile/edit');
    await page.getByText(words.form.seen).waitFor();
  });
});

test.describe('the signed-in devices', () => {
  const { safety, sync, account } = en;

  test('are this one alone once the others are signed out', async () => {
    const page = await open('/profile/account');
    await page.getByText('Safari · Mac').waitFor();
    await page.getByText(safety.devices.hint).waitFor();
    await page.getByRole('button', { name: sync.signOut.others }).click();
    await page.getByText(sync.signOut.othersDone).waitFor();
    await page.getByText('Safari · Mac').waitFor({ state: 'detached' });
    await page.getByText('Chrome · Android').waitFor();
    expect(await page.getByText(safety.devices.hint).count(), 'nothing else to sign out').toBe(0);
    // The next action takes back what was said of the last one.
    await page.getByRole('button', { name: safety.changePassword }).click();
    await page.getByText(sync.signOut.othersDone).waitFor({ state: 'detached' });
  });

  test('are this one alone once the password is another one', async () => {
    const page = await open('/profile/account');
    await page.getByText('Safari · Mac').waitFor();
    await page.getByRole('button', { name: safety.changePassword }).click();
    const current = page.getByLabel(account.currentPassword, { exact: true });
    await current.fill('not my password');
    await page.getByLabel(account.newPassword, { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: account.replace.submit }).click();
    // It is read out with the field that it speaks of.
    await page.getByText(account.errors['password-wrong']).waitFor();
    expect(await current.getAttribute('aria-invalid')).toBe('true');
    await current.fill(PASSWORD);
    await page.getByRole('button', { name: account.replace.submit }).click();
    await page.getByText(safety.passwordChanged).waitFor();
    await page.getByText('Safari · Mac').waitFor({ state: 'detached' });
  });
});

test.describe('deleting the account', () => {
  const typeAndSend = async (page: Page, text: string) => {
    await page.getByLabel('Type “delete” to confirm').fill(text);
    await page.getByRole('button', { name: words.remove.yes }).click();
  };

  test('needs the word, and then leaves nothing', async () => {
    const page = await open('/profile/account');
    await page.getByRole('button', { name: words.remove.open }).click();
    await typeAndSend(page, 'dele');
    await page.getByText('Please type exactly: delete').waitFor();
    await typeAndSend(page, 'delete');
    await page.waitForURL('**/privacy');
    await page.getByRole('heading', { name: own.done.account }).waitFor();
    await page.getByText(own.done.server).waitFor();
    await page.getByText(/^Gone from this device: .*your history/).waitFor();
    await page.goto('/storage-test');
    const row = page.getByRole('row', { name: /roast-me-history/ });
    expect((await row.innerText()).split('\t')[1]).toBe('0');
  });

  test('that fails changes nothing and says so', async () => {
    const page = await open('/profile/account', { deletes: false });
    await page.getByRole('button', { name: words.remove.open }).click();
    await typeAndSend(page, 'delete');
    await page.getByText(words.remove.failed).waitFor();
    await page.goto('/history');
    await page.locator('main ul > li').first().waitFor();
  });
});

test.describe('by keyboard', () => {
  const nameOfFocused = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.getAttribute('aria-label') ?? focused?.textContent ?? null;
    });

  test('a question that is refused, and a deletion that is not wanted, give the focus back', async () => {
    const page = await open('/privacy');
    await page.getByRole('button', { name: own.phoneDelete }).press('Enter');
    await expect.poll(() => nameOfFocused(page)).toBe(words.account.cancel);
    await page.keyboard.press('Enter');
    await expect.poll(() => nameOfFocused(page)).toBe(own.phoneDelete);

    await page.getByRole('button', { name: words.remove.open }).press('Enter');
    await expect.poll(() => nameOfFocused(page)).toBe(words.remove.title);
    await page.keyboard.press('Tab');
    await page.keyboard.type('delete');
    expect(await page.getByLabel('Type “delete” to confirm').inputValue()).toBe('delete');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => nameOfFocused(page)).toBe(words.remove.open);
  });

  test('after a store was emptied the focus is on the list that it has left', async () => {
    const page = await open('/privacy', { thumbnails: [FIRST_ID] });
    const row = page.locator('[data-stored="now"] [data-store="roast-me-thumbnails"]');
    await row.getByRole('button').press('Enter');
    await expect.poll(() => nameOfFocused(page)).toBe(words.stored.no);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => nameOfFocused(page)).toBe(en.privacyPage.storedNow);
  });
});

test.describe('the privacy page', () => {
  const fileAfter = async (page: Page, button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return JSON.parse(readFileSync(await download.path(), 'utf8')) as { stores: Record<string, object> };
  };

  test('one tap takes along all that this phone keeps, another deletes it and says what is gone', async () => {
    const page = await open('/privacy', { thumbnails: [FIRST_ID] });
    const { stores } = await fileAfter(page, own.phoneExport);
    expect(Object.keys(stores)).toEqual(expect.arrayContaining(['roast-me-settings', 'roast-me-onboarding']));
    expect(Object.values(stores['roast-me-history'] ?? {})).toHaveLength(7);
    expect(JSON.stringify(stores['roast-me-thumbnails'])).toMatch(/"picture":"data:image\/[a-z]+;base64,/);
    expect(stores['roast-me-app']).toBeUndefined();
    await page.getByRole('button', { name: own.phoneDelete }).click();
    await page.getByRole('button', { name: own.yes }).click();
    // The page has loaded anew, in the language of a phone that knows nothing.
    await page.getByRole('heading', { name: ja.privacyPage.own.done.phone }).waitFor();
    await page.getByText(ja.profile.stored.names.thumbnails).first().waitFor();
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((name) => name.includes('onboarding') || name.includes('profile'))).toEqual([]);
    await unfoldCouldBe(page);
    for (const name of ['history', 'thumbnails', 'onboarding'])
      await page.locator(`[data-stored="could-be"] [data-store="roast-me-${name}"]`).waitFor();
  });

  test('what is deleted is not brought back by another tab that was open', async () => {
    const page = await openGuest('/privacy');
    const other = await page.context().newPage();
    try {
      await other.goto(new URL('/camera', page.url()).href);
      await other.locator('h1').first().waitFor();
      await page.getByRole('button', { name: own.phoneDelete }).click();
      await page.getByRole('button', { name: own.yes }).click();
      await page.getByRole('heading', { name: ja.privacyPage.own.done.phone }).waitFor();
      // It knows as little as the phone does, and what is done there from now on begins anew.
      await other.getByRole('button', { name: ja.splash.start }).click();
      await other.waitForURL('**/onboarding**');
      const kept = (key: string) => other.evaluate((name) => localStorage.getItem(name), key);
      expect((await kept(SETTINGS_KEY)) ?? '').not.toContain('"en"');
      expect(onboardingRecord.read(await kept(ONBOARDING_KEY)).value).toMatchObject({
        splashCompleted: true,
        completed: false,
        confirmed: [],
        guest: false,
      });
    } finally {
      await other.close();
    }
  });

  test('deletes the account in the same place', async () => {
    const page = await open('/privacy');
    await page.getByRole('button', { name: words.remove.open }).click();
    await page.getByLabel('Type “delete” to confirm').fill('delete');
    await page.getByRole('button', { name: words.remove.yes }).click();
    await page.getByRole('heading', { name: own.done.account }).waitFor();
    expect(await page.getByRole('button', { name: words.remove.open }).count()).toBe(0);
    // The list on the same page knows it, too.
    await unfoldCouldBe(page);
    await page.locator('[data-stored="could-be"] [data-store="roast-me-history"]').waitFor();
  });
});

test.describe('a guest', () => {
  test('is offered no account where there are none, and has the switches all the same', async () => {
    const page = await openGuest('/profile');
    await page.getByText(words.guest.alone).waitFor();
    expect(await page.locator('a[href="/signup"], a[href="/login"], a[href="/premium"]').count()).toBe(0);
    expect(await page.getByText(words.stats.title).count()).toBe(0);
    await page.getByRole('link', { name: words.rooms.settings }).click();
    await page.getByLabel(words.preferences.sound).waitFor();
    await page.getByText(en.notifications.title).first().waitFor();
    expect(await page.getByText(words.form.contact).count()).toBe(0);
    await page.goto('/profile/edit');
    await page.getByText(words.form.guest).waitFor();
    expect(await page.getByLabel(words.form.name).count()).toBe(0);
  });

  test('learns on the profile how to sign in, where there are accounts', async () => {
    const page = await open('/profile', { user: null });
    await page.getByRole('link', { name: words.guest.signIn }).click();
    await page.waitForURL('**/login?account');
  });
});

test.describe('premium', () => {
  test('shows prices, badge and comparison, takes no money and claims nothing', async () => {
    const page = await open('/premium');
    const text = await page.locator('main').innerText();
    for (const part of ['$4.99', '$49.99', 'Save 17%', 'Unlimited', '30 days']) expect(text).toContain(part);
    expect(text).not.toMatch(/50,000|money-back|trial|support|\{\{/);
    expect(text).toContain(en.premium.later);
    expect(text).toContain('Payment integration coming soon!');
    expect(await page.locator('main button').count()).toBe(0);
  });

  test('remembers who wants to hear when it opens', async () => {
    const page = await open('/premium');
    await page.getByRole('switch', { name: en.premium.tell }).check({ force: true });
    await page.reload();
    const tell = page.getByRole('switch', { name: en.premium.tell });
    await tell.waitFor();
    expect(await tell.isChecked()).toBe(true);
  });

  test('is not offered where there are no accounts', async () => {
    const page = await openGuest('/premium');
    await page.getByRole('heading', { name: en.premium.off.title }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('$');
  });

  test('tells a member so, whatever a payment page says to the others', async () => {
    const member = await open('/premium', { premium: true });
    await member.getByRole('heading', { name: en.premium.already.title }).waitFor();
    // Thanked, not sold to.
    const thanks = await member.locator('main').innerText();
    for (const open of Object.values(en.premium.already.items)) expect(thanks).toContain(open);
    expect(thanks).not.toMatch(/\$|Save|Free/);
    expect(await member.getByRole('switch').count()).toBe(0);
    // No button that would only answer.
    await member.getByRole('heading', { name: en.premium.already.manage }).waitFor();
    expect(thanks).toContain(en.premium.already.manageNote);
    const free = await open('/payment-success');
    await free.getByText('Your plan right now: free').waitFor();
    await free.goto('/premium');
    await free.getByText('$4.99').waitFor();
  });
});

test('what is coming is one page with one wish to be told, which is remembered', async () => {
  const page = await openGuest('/routine');
  await page.getByRole('link', { name: en.premium.coming }).click();
  await page.getByLabel(en.premium.tell).check({ force: true });
  await page.goto('/adviser');
  await page.getByRole('link', { name: en.premium.coming }).click();
  await page.getByLabel(en.premium.tell).waitFor();
  expect(await page.getByLabel(en.premium.tell).isChecked()).toBe(true);
});

test.describe('the developers’ pages', () => {
  test('write and read every kind of store', async () => {
    const page = await openGuest('/storage-test');
    await page.getByRole('button', { name: en.debug.run }).click();
    await page.locator('[data-works]').nth(3).waitFor();
    expect(await page.locator('[data-works="true"]').count()).toBe(4);
  });

  test('draw landmarks, regions and maps over a photo', async () => {
    const page = await openGuest('/image-test');
    await page.setInputFiles('input[type="file"]', FACE);
    await page.locator('[data-region]').first().waitFor({ timeout: ANALYSIS_LIMIT_MS });
    expect(await page.locator('[data-region]').count()).toBe(11);
    await page.getByRole('cell').first().waitFor();
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await page.setInputFiles('input[type="file"]', file);
    await page.getByText(/not-an-image/).waitFor();
  });

  test('ask the writer on the phone where no function is configured, and say so', async () => {
    const page = await openGuest('/dev/edge-functions');
    await page.getByRole('button', { name: en.debug.edge.send }).click();
    await page.getByText(en.debug.edge.local).waitFor();
    expect(await page.locator('pre').nth(1).innerText()).toContain('"source": "writer"');
  });

  test('show what is kept of an analysis, and that an unknown one is not', async () => {
    const page = await open(`/history/${FIRST_ID}?debug`);
    await page.getByRole('link', { name: en.history.detail.raw }).click();
    await page.getByText(en.debug.analysis.device).waitFor();
    await page.getByText(en.debug.analysis.gone).waitFor();
    expect(await page.locator('pre').first().innerText()).toContain('"value": 78');
    await page.goto('/debug/analysis/nothing');
    await page.getByText(en.debug.analysis.missing).waitFor();
  });
});
