/** The camera in one screen: nothing to scroll, and all that is pressed lies open, on every phone and in both languages. */
import type { Page } from 'playwright';
import { STAGED_CAMERA_KEY, STAGED_UPDATE_KEY, type Stage } from '#app/headless/stage.ts';
import type { Lang } from '#functions/vocabulary.ts';
import { statesUnderForcedColours } from './support/forced-colours.ts';
import { offerInstall } from './support/install-offer.ts';
import { withKeptPages } from './support/kept-page.ts';
import { TEXTS } from './support/picker.ts';
import { laidFor, seedHistory } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;
/** A phone on its side, below and above the width where the tab bar moves; a desktop. */
const OTHERS = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const;

const baseUrl = withStagedServer();

/** Runs in the page before anything else: two cameras with a lamp each, as phones have. */
function asPhone(): void {
  const camera = { kind: 'videoinput', deviceId: '', groupId: '', label: '' } as MediaDeviceInfo;
  navigator.mediaDevices.enumerateDevices = () => Promise.resolve([camera, camera]);
  MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true }) as MediaTrackCapabilities;
}

const device = withKeptPages({
  launch: { filming: true },
  permissions: ['camera'],
  reducedMotion: 'reduce',
  script: asPhone,
});

async function open(lang: Lang, stage: Partial<Stage>, more: Record<string, string> = {}): Promise<Page> {
  const visitor = { settings: { language: lang } } as const;
  const { entries, tab } = laidFor(visitor, stage);
  const page = await device.fresh(baseUrl(), { entries, tab: { ...tab, ...more } });
  await page.goto('/camera');
  await page.locator('[data-camera="live"]').waitFor();
  return page;
}

/** Where no camera runs: what is staged instead of it, and the button that leads on. */
const PANELS = [
  ['ask', (lang: Lang) => TEXTS[lang].camera.intro.open],
  ['denied', (lang: Lang) => TEXTS[lang].camera.retry],
  ['installed-ios', (lang: Lang) => TEXTS[lang].camera.aside.phoneCamera],
] as const;

/** By their names: every control of the camera, whose middle must be under the finger and nothing else. */
const controlsOf = (lang: Lang): readonly string[] => {
  const { camera, common, told } = TEXTS[lang];
  return [
    camera.library,
    camera.shutter,
    camera.flip,
    camera.torch,
    camera.timer.name,
    camera.twoAngles,
    camera.style.replace('{{style}}', common.style.classic),
    camera.momentIs.replace('{{moment}}', told.none),
  ];
};

/** What is wrong with the page as it lies, one line each. */
async function faults(page: Page, names: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const { scrolls, wide } = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return { scrolls: scrollHeight - clientHeight, wide: scrollWidth - clientWidth };
  });
  if (scrolls > 0) found.push(`scrolls by ${scrolls} px`);
  if (wide > 0) found.push(`scrolls sideways by ${wide} px`);
  for (const name of names) {
    const control = page.getByRole('button', { name, exact: true }).or(page.getByRole('switch', { name }));
    const lies = await control.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'outside the window';
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const own = element.closest('label') ?? element;
      return own.contains(over) ? null : `under ${over?.tagName.toLowerCase() ?? 'nothing'}`;
    });
    if (lies !== null) found.push(`"${name}" lies ${lies}`);
  }
  return found;
}

/** Runs in the page: what keeps the picture, scrolled to, from being used. */
function pictureFaults(stage: Element): string[] {
  stage.scrollIntoView({ block: 'center' });
  const found: string[] = [];
  const picture = stage.getBoundingClientRect();
  const hint = stage.querySelector('[data-hint]')?.getBoundingClientRect();
  if (picture.width < 130) found.push(`is ${picture.width} px wide`);
  if (picture.top < 0 || picture.bottom > innerHeight)
    found.push(`lies from ${picture.top} to ${picture.bottom}, scrolled to ${window.scrollY}`);
  const under = document.elementFromPoint(picture.x + picture.width / 2, picture.bottom - 1);
  if (!stage.contains(under)) found.push(`lies under ${under?.outerHTML.slice(0, 80)}`);
  if (hint === undefined) found.push('has no hint');
  else if (hint.left < picture.left || hint.right > picture.right || hint.top < picture.top)
    found.push('has its hint outside');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return found;
}

/** A closed sheet is no dialog any more a moment before the page knows of it, and then opens none. */
const sheetGone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' });

for (const lang of ['en', 'ja'] as const)
  test.describe(lang, () => {
    test('one screen on every phone, with the last result above the picture; on its side and on a desktop, too', async () => {
      const page = await open(lang, { entries: seedHistory(lang) });
      await page.locator('a[href^="/history/"]').waitFor();
      await page.getByRole('button', { name: TEXTS[lang].camera.flip }).waitFor();
      for (const size of [...PHONES, ...OTHERS]) {
        await page.setViewportSize(size);
        expect(await faults(page, controlsOf(lang)), `${size.width} × ${size.height}`).toEqual([]);
        const stage = await page.locator('video').boundingBox();
        const line = await page.locator('a[href^="/history/"]').boundingBox();
        if (stage === null || line === null) throw new Error('no picture, or no line');
        // The part of the camera's picture that is shown is the part that is read.
        expect(stage.width / stage.height).toBeCloseTo(3 / 4, 1);
        if (size.height > size.width) expect(line.y + line.height).toBeLessThanOrEqual(stage.y + 1);
        // The picture is the screen's: at least half of a phone's height.
        if (size.height > size.width) expect(stage.height).toBeGreaterThan(size.height / 2);
      }
    });

    for (const [zoom, width, height] of [
      ['300 %', 427, 267],
      ['400 %', 320, 200],
    ] as const)
      test(`a desktop at ${zoom} has a picture that one can use, with its hint inside, and scrolls to the rest`, async () => {
        const page = await open(lang, { entries: seedHistory(lang) });
        await page.setViewportSize({ width, height });
        await page.locator('[data-hint]').waitFor();
        // Polled: the line of the last result comes in its own time, and moves what is below it.
        await expect.poll(() => page.locator('[data-angle]').evaluate(pictureFaults)).toEqual([]);
        for (const name of controlsOf(lang)) {
          const control = page
            .getByRole('button', { name, exact: true })
            .or(page.getByRole('switch', { name }));
          const under = await control.evaluate((element) => {
            element.scrollIntoView({ block: 'center' });
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const own = element.closest('label') ?? element;
            return own.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          });
          expect(under, name).toBe(true);
        }
      });

    test('with letters twice as large it is still one screen: the line of the last result gives its room away', async () => {
      const page = await open(lang, { entries: seedHistory(lang) });
      await page.locator('a[href^="/history/"]').waitFor();
      await page.setViewportSize(PHONES[0]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.locator('a[href^="/history/"]').isVisible()).toBe(false);
      expect(await faults(page, [TEXTS[lang].camera.shutter, TEXTS[lang].camera.library])).toEqual([]);
    });

    for (const [camera, nameIn] of PANELS)
      test(`without a camera (${camera}) the way on stands above the tab bar`, async () => {
        const { entries, tab } = laidFor({ guest: true, settings: { language: lang } });
        const staged = { ...tab, [STAGED_CAMERA_KEY]: JSON.stringify(camera) };
        const page = await device.fresh(baseUrl(), { entries, tab: staged });
        await page.goto('/camera');
        const way = page.getByRole('button', { name: nameIn(lang), exact: true });
        await way.waitFor();
        await page.getByRole('button', { name: TEXTS[lang].home.sample.button }).waitFor();
        // Whoever has no photo at hand sees the sample face without scrolling.
        await page.setViewportSize(PHONES[0]);
        const sample = await page.getByRole('button', { name: TEXTS[lang].home.sample.button }).boundingBox();
        const tabs = await page.getByRole('navigation').boundingBox();
        expect((sample?.y ?? Infinity) + (sample?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
        for (const size of PHONES) {
          await page.setViewportSize(size);
          const button = await way.boundingBox();
          const bar = await page.getByRole('navigation').boundingBox();
          if (button === null || bar === null) throw new Error('no way on, or no bar');
          expect(button.y + button.height, `${size.width} × ${size.height}`).toBeLessThanOrEqual(bar.y);
        }
      });

    test('chosen by keyboard, style and moment give the focus back: the next key opens them again and takes no photo', async () => {
      const { camera, common, told } = TEXTS[lang];
      const page = await open(lang, {});
      const dialog = page.getByRole('dialog');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
      const gentle = camera.style.replace('{{style}}', common.style.gentle);
      await page
        .getByRole('button', { name: camera.style.replace('{{style}}', common.style.classic), exact: true })
        .press('Enter');
      await dialog.getByRole('button', { name: common.style.gentle }).press('Enter');
      await sheetGone(page);
      expect(await focused()).toBe(gentle);
      await page.keyboard.press('Space');
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await sheetGone(page);

      const woke = told.occasions['just-woke'];
      await page
        .getByRole('button', {
          name: camera.momentIs.replace('{{moment}}', told.none),
          exact: true,
        })
        .press('Enter');
      await dialog.getByRole('button', { name: woke }).press('Enter');
      await sheetGone(page);
      expect(await focused()).toBe(camera.momentIs.replace('{{moment}}', woke));
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      const { alike, looked } = await statesUnderForcedColours(page);
      expect(alike).toEqual([]);
      expect(looked.pressed).toBe(1);
    });

    test('style and moment open from below, and the tap that chooses closes; the second angle stays one screen', async () => {
      const { camera, common, told } = TEXTS[lang];
      const page = await open(lang, {});
      await page.setViewportSize(PHONES[2]);
      // In one line, below the oval.
      const hint = await page.locator('[data-hint="hold"]').boundingBox();
      expect(hint?.height).toBeLessThan(40);
      const dialog = page.getByRole('dialog');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press(camera.style.replace('{{style}}', common.style.classic));
      await dialog.getByRole('button', { name: common.style.gentle }).click();
      await sheetGone(page);
      await page
        .getByRole('button', { name: camera.style.replace('{{style}}', common.style.gentle), exact: true })
        .waitFor();
      await press(camera.momentIs.replace('{{moment}}', told.none));
      await dialog.getByRole('button', { name: told.occasions['just-woke'] }).click();
      await sheetGone(page);
      await page
        .getByRole('button', {
          name: camera.momentIs.replace('{{moment}}', told.occasions['just-woke']),
          exact: true,
        })
        .waitFor();

      await page.getByRole('switch', { name: camera.twoAngles }).check();
      await press(camera.shutter);
      await page.locator('[data-shot]').waitFor();
      for (const size of [...PHONES, ...OTHERS]) {
        await page.setViewportSize(size);
        const names = [camera.check.use, camera.check.retake];
        expect(await faults(page, names), `the shot, ${size.width} × ${size.height}`).toEqual([]);
      }
      await press(camera.check.use);
      await page.locator('[data-angle="three-quarter"]').waitFor();
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const names = [camera.library, camera.shutter, camera.flip, camera.timer.name, camera.skipAngle];
        expect(await faults(page, names), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
  });

/** What is offered has been laid out, and has looked at what it covers. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 4; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

for (const [what, which] of [
  ['an update', 'update'],
  ['the banner of the installation', 'banner'],
] as const)
  test(`${what} waits while the camera is open: one screen as before, and nothing covered`, async () => {
    const update = which === 'update' ? { [STAGED_UPDATE_KEY]: JSON.stringify('ready') } : {};
    const page = await open('en', {}, update);
    if (which === 'banner') await offerInstall(page);
    const offered = page.locator(which === 'update' ? '[data-update]' : 'main ~ div aside');
    await offered.waitFor({ state: 'attached' });
    for (const size of [...PHONES, ...OTHERS]) {
      await page.setViewportSize(size);
      await settled(page);
      expect(await faults(page, controlsOf('en')), `${size.width} × ${size.height}`).toEqual([]);
      expect(await offered.isVisible(), `${size.width} × ${size.height}`).toBe(false);
    }
    // It has not gone: the next screen shows it.
    await page.setViewportSize(PHONES[0]);
    await page.getByRole('link', { name: TEXTS.en.nav.profile }).click();
    await offered.waitFor({ state: 'visible' });
  });
