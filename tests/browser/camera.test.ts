/** The camera as a person meets it: it guides, waits for them, asks about each shot, and says why when it cannot. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { DAILY_KEY } from '#state/daily-limit-atoms.ts';
import { localDay } from '#state/local-day.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';
import { withBrowser } from './support/browser.ts';
import { hold } from './support/faults.ts';
import { resultShown } from './support/journey.ts';
import { openAsGuest } from './support/visit.ts';
import { recordWorkerCalls, workerCalls, workerRests } from './support/worker-calls.ts';
import { openLine } from './support/result-lines.ts';
import { takeShot } from './support/take-shot.ts';
import { expect, test } from './support/test.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const ENGLISH = { language: 'en' } as const;

const results = async (page: Page) => {
  await resultShown(page);
  expect(page.url()).toContain('/results');
};
const live = (page: Page) => page.waitForSelector('[data-camera="live"]');

/** The card of the result on the screen shows the photo only while the person wants it to. */
async function cardHidesThePhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: en.share.open }).first().click();
  const card = page.locator('dialog canvas');
  const pixels = () =>
    card.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  const save = page.getByRole('button', { name: en.share.save });
  await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull();
  const bare = await pixels();
  await page.getByRole('switch', { name: en.share.photo }).check();
  await expect.poll(pixels).not.toBe(bare);
  await page.getByRole('switch', { name: en.share.photo }).uncheck();
  await expect.poll(pixels).toBe(bare);
  await page.getByRole('button', { name: en.share.close }).click();
}

/** How often the guide has been asked what it sees. */
const guided = async (page: Page) => (await workerCalls(page)).filter(({ name }) => name === 'guide').length;

/** Runs in the page before anything else: two cameras with a lamp each, as phones have. */
function asPhone(): void {
  const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '' } as MediaDeviceInfo;
  navigator.mediaDevices.enumerateDevices = () => Promise.resolve([camera, camera]);
  MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
  MediaStreamTrack.prototype.applyConstraints = () => Promise.resolve();
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

/** On the home screen of an iPhone. */
function asInstalled(): void {
  Object.defineProperty(navigator, 'standalone', { value: true });
}

test.describe('with a camera', () => {
  const app = withBrowser({ filming: true });
  const open = async () => {
    const page = await app.newPage({ permissions: ['camera'] });
    await openAsGuest(page, '/camera', ENGLISH);
    return page;
  };

  test('reads what was said yes to, stops the camera, and says what came of it; the card hides the photo', async () => {
    const page = await app.newPage({ permissions: ['camera'] });
    await recordWorkerCalls(page);
    // A slow network: the next screen does not come before the test says so.
    const screen = await hold(page, '**/assets/analysis-screen*.js');
    await openAsGuest(page, '/camera', ENGLISH);
    await live(page);
    const track = await page.evaluateHandle(() => {
      const stream = document.querySelector('video')?.srcObject;
      return stream instanceof MediaStream ? (stream.getTracks()[0] ?? null) : null;
    });
    await takeShot(page, en.camera);
    await page.waitForURL('**/analysis');
    // The next screen is on its way, and the shot still on this one: the camera must not look for another.
    const looks = await guided(page);
    await workerRests(page);
    expect(await guided(page)).toBe(looks);
    screen.release();
    await results(page);
    expect(await track.evaluate((one) => one?.readyState)).toBe('ended');
    await openLine(page, 'photo');
    const text = await page.innerText('main');
    expect(text).toContain(en.result.kept.tab);
    expect(text).toContain(en.privacy.nothing);
    await cardHidesThePhoto(page);
    // The run is over: the way back leads to the camera, not to the analysis.
    await page.goBack();
    await page.waitForURL('**/camera');
    expect(await page.innerText('main')).toContain('2 roasts left today');
  });

  test('goes on guiding; the space bar takes the front, the second angle waits', async () => {
    // How many frames a second is a figure of `npm run lab -- bench`.
    const page = await app.newPage({ permissions: ['camera'] });
    await recordWorkerCalls(page);
    await openAsGuest(page, '/camera', ENGLISH);
    await page.waitForSelector('[data-hint="hold"]');
    const before = await guided(page);
    await expect.poll(() => guided(page)).toBeGreaterThan(before + 10);
    expect(page.url()).toContain('/camera');

    const twoAngles = page.getByRole('switch', { name: en.camera.twoAngles });
    await twoAngles.check();
    await twoAngles.blur();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: en.camera.check.use }).click();
    await page.waitForSelector('[data-angle="three-quarter"] [data-hint="turn-more"]');
    await takeShot(page, en.camera);
    await results(page);
    await openLine(page, 'photo');
    expect(await page.innerText('main')).toContain(en.result.secondAngle['not-turned']);
  });

  const timerOf = (page: Page) => page.getByRole('switch', { name: en.camera.timer.name });

  test('takes no photo by itself, whatever is stored; asks about each before anything is read; Back takes it again', async () => {
    const page = await app.newPage({ permissions: ['camera'] });
    await recordWorkerCalls(page);
    // What a version stored that shot by itself.
    await openAsGuest(page, '/camera', { ...ENGLISH, autoShutter: true } as object);
    await page.waitForSelector('[data-hint="hold"]');
    const before = await guided(page);
    const state = async () => {
      if (!page.url().endsWith('/camera')) return `went on to ${page.url()}`;
      if ((await page.locator('[data-shot], [data-count]').count()) > 0) return 'took a photo';
      return (await guided(page)) > before + 60 ? 'waits' : 'looks';
    };
    await expect.poll(state).not.toBe('looks');
    expect(await state()).toBe('waits');
    expect(await timerOf(page).isChecked()).toBe(false);

    const check = page.locator('[data-shot]');
    await page.getByRole('button', { name: en.camera.shutter }).click();
    await check.getByText(en.camera.check.note).waitFor();
    expect(await page.locator(':focus').innerText()).toBe(en.camera.check.use);
    await page.goBack();
    await live(page);
    await page.getByRole('button', { name: en.camera.shutter }).click();
    await page.getByRole('button', { name: en.camera.check.retake }).click();
    await live(page);
    expect((await workerCalls(page)).map(({ name }) => name)).not.toContain('analyze');
    expect(await page.innerText('main')).toContain('3 roasts left today');

    await takeShot(page, en.camera);
    await results(page);
    await page.goBack();
    await live(page);
    expect(await page.innerText('main')).toContain('2 roasts left today');
  });

  test('a timer is set for one photo: it counts where the face is right, any touch, key or Back stops it, nothing sets it again', async () => {
    const page = await open();
    await page.waitForSelector('[data-hint="hold"]');
    const count = page.locator('[data-count]');
    const stops: readonly (() => Promise<unknown>)[] = [
      () => page.mouse.click(60, 60),
      // Where the shutter is: it stops, and takes nothing.
      async () => {
        const shutter = await page.getByRole('button', { name: en.camera.shutter }).boundingBox();
        if (shutter === null) throw new Error('no shutter');
        await page.mouse.click(shutter.x + shutter.width / 2, shutter.y + shutter.height / 2);
      },
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('a'),
      () => page.goBack(),
    ];
    for (const stop of stops) {
      await timerOf(page).check();
      await count.waitFor();
      await stop();
      await count.waitFor({ state: 'detached' });
      await expect.poll(() => timerOf(page).isChecked()).toBe(false);
    }
    await timerOf(page).check();
    await page.locator('[data-count="3"]').waitFor();
    await page.locator('[data-count="1"]').waitFor();
    await page.getByRole('button', { name: en.camera.check.retake }).click();
    await live(page);
    expect(await timerOf(page).isChecked()).toBe(false);
    await page.reload();
    await live(page);
    expect(await timerOf(page).isChecked()).toBe(false);
  });

  const loseCamera = async (page: Page) => {
    await page.waitForFunction(() => document.querySelector('video')?.srcObject instanceof MediaStream);
    await page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject;
      if (stream instanceof MediaStream) stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
    });
    const { title, body, way } = en.camera.problems.lost;
    const said = await page.locator('[data-problem="lost"]').innerText();
    for (const sentence of [title, body, way]) expect(said).toContain(sentence);
  };

  test('lights the lamp of one camera, and switches to the other in the dark', async () => {
    const page = await app.newPage({ permissions: ['camera'], engine: 'none' });
    await page.addInitScript(asPhone);
    await openAsGuest(page, '/camera', ENGLISH);
    const torch = page.getByRole('button', { name: en.camera.torch });
    const streamId = () =>
      page.evaluate(() => {
        const stream = document.querySelector('video')?.srcObject;
        return stream instanceof MediaStream ? stream.id : null;
      });
    await torch.click();
    await expect.poll(() => torch.getAttribute('aria-pressed')).toBe('true');
    const first = await streamId();
    await page.getByRole('button', { name: en.camera.flip }).click();
    await expect.poll(streamId).not.toBe(first);
    await expect.poll(() => torch.getAttribute('aria-pressed')).toBe('false');
  });

  test('an installed app on an iPhone has the live camera', async () => {
    const page = await app.newPage({ permissions: ['camera'], engine: 'none', userAgent: IPHONE });
    await page.addInitScript(asInstalled);
    await openAsGuest(page, '/camera', ENGLISH);
    await live(page);
  });

  test('has no shutter on a picture that a call has taken, and is live again when it is given back', async () => {
    const page = await app.newPage({ permissions: ['camera'], engine: 'none' });
    await openAsGuest(page, '/camera', ENGLISH);
    await live(page);
    const track = await page.waitForFunction(() => {
      const stream = document.querySelector('video')?.srcObject;
      return stream instanceof MediaStream ? (stream.getTracks()[0] ?? null) : null;
    });
    const fire = (name: string) =>
      track.evaluate((track, name) => void track?.dispatchEvent(new Event(name)), name);
    await fire('mute');
    await page.waitForSelector('[data-problem="in-use"]');
    await fire('unmute');
    await live(page);
  });

  test('says that a picture stands still although nobody said why', async () => {
    const page = await app.newPage({ permissions: ['camera'], engine: 'none' });
    await openAsGuest(page, '/camera', ENGLISH);
    await live(page);
    await page.waitForFunction(
      () => (document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 10,
    );
    // Our own stop() tells nobody: the pictures just end.
    await page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject;
      if (stream instanceof MediaStream) for (const track of stream.getTracks()) track.stop();
    });
    await page.waitForSelector('[data-problem="lost"]');
  });

  test('has no shutter before the first picture, which may come long after the camera is open', async () => {
    const page = await app.newPage({ permissions: ['camera'], engine: 'none' });
    await page.addInitScript(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [480, 640];
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
      // A stream of a canvas has no picture until something is drawn.
      addEventListener('first-picture', () => {
        setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, Math.random() * 480, 640), 40);
      });
    });
    await openAsGuest(page, '/camera', ENGLISH);
    await page.waitForSelector('[data-camera="live"]');
    const shutter = page.getByRole('button', { name: en.camera.shutter, exact: true });
    await expect(shutter).toBeDisabled();
    expect(await page.innerText('main')).toContain(en.camera.opening);
    await page.evaluate(() => dispatchEvent(new Event('first-picture')));
    await takeShot(page, en.camera);
  });

  test('says that the guide is waking up while its engine is away, and never that there is no face', async () => {
    const page = await open();
    await page.waitForSelector('[data-hint="hold"]');
    await page.evaluate(() => {
      const said: string[] = [];
      const stage = document.querySelector('[data-angle] [aria-live]');
      const note = () => {
        const text =
          stage?.querySelector<HTMLElement>('[data-hint]')?.dataset['hint'] ?? stage?.textContent ?? '';
        if (said.at(-1) !== text) said.push(text);
      };
      if (stage !== null)
        new MutationObserver(note).observe(stage, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { said });
    });
    const [worker] = page.workers();
    // As a phone does that needs its memory: nobody hears of it.
    await worker?.evaluate(() => self.close());
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
    await expect.poll(said).toContain(en.camera.guideWaking);
    await page.waitForSelector('[data-hint="hold"]');
    expect(await said()).not.toContain('no-face');
  });

  test('says that a photo is lost which this page held when it was loaded anew', async () => {
    const page = await open();
    await live(page);
    await page.getByRole('button', { name: en.camera.shutter, exact: true }).click();
    await page.waitForSelector('[data-shot]');
    await page.reload();
    await page.waitForSelector('[data-photo-lost]');
    await page.getByRole('button', { name: en.camera.intro.open }).click();
    await live(page);
    // It is said once.
    await page.reload();
    await live(page);
  });

  test('says so when the camera is lost and opens it again; a photo chosen meanwhile still counts', async () => {
    const page = await open();
    await live(page);
    await loseCamera(page);
    await page.getByRole('button', { name: en.camera.retry }).click();
    await live(page);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: en.camera.library }).first().click(),
    ]);
    await loseCamera(page);
    await chooser.setFiles(FACE);
    await results(page);
  });
});

/** Drops or pastes the drawn face so many times, each as another type. */
async function bring(page: Page, way: 'drop' | 'paste', types: readonly string[]): Promise<void> {
  await page.evaluate(
    ({ photo, way, types }) => {
      const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
      const brought = new DataTransfer();
      for (const type of types) brought.items.add(new File([bytes], 'face', { type }));
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        way === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: brought })
          : new ClipboardEvent('paste', { ...options, clipboardData: brought }),
      );
    },
    { photo: await readFile(FACE, 'base64'), way, types },
  );
}

test.describe('without one', () => {
  const app = withBrowser();

  test('says so, and a file that is none ends in words and a way back; a dropped photo counts', async () => {
    const page = await app.newPage({ permissions: ['camera'] });
    await openAsGuest(page, '/camera', ENGLISH);
    await page.waitForSelector('[data-problem="none"]');
    await page.setInputFiles('input[data-source="library"]', {
      name: 'note.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('This is a text.'),
    });
    await page.waitForSelector('[data-error="not-an-image"]');
    await page.getByRole('link', { name: en.errors.toCamera }).click();
    await page.waitForURL('**/camera');
    await page.waitForSelector('[data-problem="none"]');
    const { several, video } = en.camera.shared.refused;
    const alert = page.getByRole('alert');
    for (const [way, files, said] of [
      ['drop', 2, several],
      ['paste', 3, several],
      ['drop', ['video/mp4'], video],
    ] as const) {
      await bring(page, way, typeof files === 'number' ? Array<string>(files).fill('image/jpeg') : files);
      await expect(alert, way).toHaveText(said);
    }
    const film = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
    await page.reload();
    await page.waitForSelector('[data-problem="none"]');
    await page.setInputFiles('input[data-source="library"]', film);
    await expect(alert).toHaveText(video);
    await bring(page, 'drop', ['image/jpeg']);
    await results(page);
  });

  test('says that a photo is lost where the page is ended behind the camera app or the library', async () => {
    const page = await app.newPage({ engine: 'none' });
    await openAsGuest(page, '/camera', ENGLISH);
    const choose = page.getByRole('button', { name: en.camera.library }).first();
    await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
    await page.reload();
    await page.waitForSelector('[data-photo-lost]');
    expect(await page.innerText('main')).toContain(en.camera.lostPhoto.title);
    // Chosen again, and this time it comes back: nothing is lost.
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
    await chooser.setFiles(FACE);
    await page.waitForURL('**/analysis');
    await page.goBack();
    await page.reload();
    await page.waitForSelector('[data-camera], [data-problem], h1');
    expect(await page.locator('[data-photo-lost]').count()).toBe(0);
  });

  test('an installed app on an iPhone leads to its camera app', async () => {
    const page = await app.newPage({ permissions: ['camera'], engine: 'none', userAgent: IPHONE });
    await page.addInitScript(asInstalled);
    await openAsGuest(page, '/camera', ENGLISH);
    await page.waitForSelector('[data-problem="installed-ios"]');
    expect(await page.locator('input[capture="user"]').count()).toBe(1);
  });

  test('going back cancels; nothing that was begun arrives later', async () => {
    const page = await app.newPage();
    await recordWorkerCalls(page);
    // The engine's files wait until the person has gone back.
    const files = await hold(page, '**/wasm/**');
    await openAsGuest(page, '/camera', ENGLISH);
    await page.setInputFiles('input[data-source="library"]', FACE);
    await page.waitForURL('**/analysis');
    await page.waitForSelector('[data-phase="preparing"] progress');
    await page.goBack();
    await page.waitForURL('**/camera');
    files.release();
    // The run had asked for the engine, which is there now: it would have handed over its photo at once.
    await workerRests(page);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), ENGINE_KEY)).not.toBeNull();
    expect((await workerCalls(page)).map(({ name }) => name)).not.toContain('analyze');
    expect(page.url()).toContain('/camera');
    expect(await page.innerText('main')).toContain('3 roasts left today');
  });

  test('who comes back has the engine started with the page, who is new in a quiet moment of it', async () => {
    const page = await app.newPage();
    await recordWorkerCalls(page);
    // No quiet moment ever comes.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    const asked = async () => (await workerCalls(page)).map(({ name }) => name);
    await openAsGuest(page, '/camera', ENGLISH);
    await page.getByText('3 roasts left today').waitFor();
    expect(await asked()).toEqual([]);
    await page.evaluate((key) => localStorage.setItem(key, 'mediapipe'), ENGINE_KEY);
    await page.reload();
    await page.getByText('3 roasts left today').waitFor();
    await expect.poll(asked).toEqual(['prepare']);
  });

  test('the day’s limit is said in every tab, with a way on', async () => {
    const page = await app.newPage();
    const used = JSON.stringify({ version: 1, day: localDay(Date.now()), used: 2 });
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [DAILY_KEY, used] as const);
    await openAsGuest(page, '/camera', ENGLISH);
    await page.getByText('1 roast left today').waitFor();
    const other = await page.context().newPage();
    await openAsGuest(other, '/camera', ENGLISH);
    await other.getByText('1 roast left today').waitFor();
    await page.setInputFiles('input[data-source="library"]', FACE);
    await results(page);
    await other.waitForSelector('[data-limit="reached"]');
    await other.getByRole('button', { name: en.home.sample.button }).click();
    await results(other);
  });
});

test.describe('not allowed', () => {
  // Without the fake dialogue, headless Chromium answers every question with no.
  const app = withBrowser({
    asksAndNotifies: true,
    args: ['--use-fake-device-for-media-stream'],
  });

  test('asks only after the notice, and explains how to allow it', async () => {
    const page = await app.newPage({ engine: 'none' });
    await openAsGuest(page, '/camera', ENGLISH);
    const ask = page.getByRole('button', { name: en.camera.intro.open });
    const denied = page.locator('[data-problem="denied"]');
    await ask.or(denied).waitFor();
    if (await ask.isVisible()) {
      expect(await page.innerText('main')).toContain(en.camera.intro.notice);
      await ask.click();
    }
    await denied.waitFor();
  });
});
