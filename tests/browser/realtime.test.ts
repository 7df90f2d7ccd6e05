/** One account on two devices that are both open: what is done on one shows on the other, which nobody touches. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import * as person from './support/account-steps.ts';
import { startCloudServer, type CloudServer } from './support/app-server.ts';
import { withBrowser } from './support/browser.ts';
import { layEmptyData } from './support/empty-data.ts';
import { deleteNewest } from './support/history-rows.ts';
import { recordRequests } from './support/requests.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { actAs, DONE } from './support/visit.ts';

const app = withBrowser();
let folder: string;
let server: CloudServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-realtime-'));
  await layEmptyData(join(folder, 'data'));
  server = await startCloudServer(join(folder, 'data'), BUILD_DIR);
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Line {
  /** Each socket that the page opens from now on gets no further than this machine; those that are open are torn off. */
  cut(): Promise<void>;
  mend(): void;
  /** How many sockets it has asked for. */
  asked(): number;
}

async function newDevice(): Promise<{ readonly page: Page; readonly line: Line }> {
  const page = await app.newPage({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    engine: 'late',
  });
  let isCut = false;
  let asked = 0;
  const open = new Set<() => Promise<void>>();
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    asked += 1;
    if (isCut) return void socket.close({ code: 1011 });
    const onward = socket.connectToServer();
    const tear = async () => {
      await onward.close();
      await socket.close({ code: 1011 });
    };
    open.add(tear);
    socket.onClose(() => open.delete(tear));
  });
  await actAs(page, { onboarding: DONE, settings: { language: 'en' } });
  const line: Line = {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((tear) => tear()));
    },
    mend: () => {
      isCut = false;
    },
    asked: () => asked,
  };
  return { page, line };
}

const sound = (page: Page) => page.getByLabel(en.profile.preferences.sound);
/** What the account has of it. */
const soundKept = (page: Page) => person.restGet(page, 'profiles?select=sound_effects');

test('a roast, a deletion, a profile change and a sign-out, over a line that is cut and a network that is gone', async () => {
  const email = person.newEmail();
  const { page: one } = await newDevice();
  const { page: other, line } = await newDevice();
  const requests = recordRequests(other.context());
  await person.signUp(one, server, email);
  await other.goto('/login');
  // Nothing is opened for who has no account here.
  expect([line.asked(), requests.filter(({ resourceType }) => resourceType === 'websocket')]).toEqual([
    0,
    [],
  ]);
  await person.signIn(other, email);
  await other.waitForURL('**/camera');
  await person.goWithin(other, '/history');
  await expect.poll(() => line.asked()).toBe(1);

  await test.step('a roast', async () => {
    await person.roastOnce(one);
    await expect(person.rows(other)).toHaveCount(1);
    // With its text, which follows on the numbers.
    await expect(person.rows(other)).not.toHaveText(en.history.entry.noRoast);
  });
  await test.step('its deletion', async () => {
    await one.goto('/history');
    await deleteNewest(one);
    await expect(person.rows(other)).toHaveCount(0);
  });
  await test.step('a change of the profile', async () => {
    await person.goWithin(other, '/profile/settings');
    await expect(sound(other)).toBeChecked();
    await one.goto('/profile/settings');
    await sound(one).uncheck({ force: true });
    await expect(sound(other)).not.toBeChecked();
  });
  await test.step('what happened while the line was cut comes with the next one', async () => {
    await line.cut();
    await sound(one).check({ force: true });
    await expect.poll(() => soundKept(one)).toEqual([{ sound_effects: true }]);
    line.mend();
    await expect(sound(other)).toBeChecked();
  });
  await test.step('without any line the network’s return is enough', async () => {
    await line.cut();
    await other.context().setOffline(true);
    await sound(one).uncheck({ force: true });
    await expect.poll(() => soundKept(one)).toEqual([{ sound_effects: false }]);
    await other.context().setOffline(false);
    await expect(sound(other)).not.toBeChecked();
    line.mend();
  });
  await test.step('a sign-out everywhere else', async () => {
    // Most rooms are shown to strangers, too; the camera is not.
    await person.backToCamera(other);
    await one.goto('/profile/account');
    await person.press(one, en.sync.signOut.others);
    await one.getByText(en.sync.signOut.othersDone).waitFor();
    await other.waitForURL('**/login');
  });
});
