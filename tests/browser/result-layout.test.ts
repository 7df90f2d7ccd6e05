/**
 * The result as a person holds it: what its first screen must hold on every phone, with the longest texts that the
 * banks have; that all jokes are in sight; how long the page is; and that ± and lines are reached without a pointer.
 */
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { en } from '#i18n/locales/en/en.ts';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { Roast } from '#roast/contract.ts';
import { longestRoast, usualRoast } from '#tests/support/longest-roast.ts';
import { resultShown } from './support/journey.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
] as const;
/** Closed. On the narrowest phone whole Japanese phrases take lines more. */
const longestPagePx = ({ width }: { readonly width: number }): number => (width < 360 ? 1950 : 1900);

interface FilePayload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const baseUrl = withStagedServer();
const device = withKeptPages({ reducedMotion: 'reduce' });

/** A guest's result of this photo, in English. */
async function openResult(photo: string | FilePayload = FACE): Promise<Page> {
  const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: { language: 'en' } }));
  await page.goto('/camera');
  await page.locator('input[data-source="library"]').first().setInputFiles(photo);
  await resultShown(page);
  await page.locator('h1:focus').waitFor();
  return page;
}

/** This roast, and all that a result can have. */
async function layRoast(page: Page, lang: Lang, text: Roast): Promise<void> {
  await page.evaluate((language) => window.staged?.dress({ language }, false), lang);
  await page.locator(`html[lang="${lang}"]`).waitFor({ state: 'attached' });
  await page.evaluate(
    (roast) =>
      window.staged?.result({
        roast,
        burst: { photos: 5, low: 76, high: 79, alone: 6, together: 5 },
        secondAngle: { kind: 'not-turned' },
        report: { advice: ['even-light', 'step-back', 'clear-forehead'] },
      }),
    text,
  );
}

interface Box {
  readonly what: string;
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What the first screen must hold, where it lies, and where the dock begins. */
const firstScreen = (page: Page): Promise<{ boxes: Box[]; dock: number; height: number }> =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const place = (what: string, selector: string) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`no ${what}`);
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { what, top, bottom, left, right };
    };
    const boxes = [
      place('photo', '[data-stage]'),
      place('score', '[data-score]'),
      place('headline', 'h1'),
      place('first joke', '[data-truths] li'),
      place('share', '[data-dock] button'),
      place('another photo', '[data-dock] a'),
    ];
    const dock = place('dock', '[data-dock]').top;
    return { boxes, dock, height: document.documentElement.scrollHeight };
  });

/** Where the jokes lie, before anything is pressed. */
const jokesOf = (page: Page) =>
  page
    .locator('[data-truths] li')
    .evaluateAll((jokes) => jokes.map((joke) => joke.getBoundingClientRect().toJSON() as DOMRect));

test.describe('the first screen', () => {
  test('holds score, headline, a truth and Share on every phone, in both languages, with the longest texts', async () => {
    const page = await openResult();
    const outside: string[] = [];
    const heights: string[] = [];
    for (const lang of LANGS) {
      await page.setViewportSize(PHONES[0]);
      await layRoast(page, lang, longestRoast(lang));
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        const { boxes, dock, height } = await firstScreen(page);
        const at = `${lang} ${phone.width} × ${phone.height}`;
        for (const { what, top, bottom, left, right } of boxes) {
          const lowest = ['share', 'another photo'].includes(what) ? phone.height : dock;
          if (top < 0 || bottom > lowest + 0.5 || left < -0.5 || right > phone.width + 0.5)
            outside.push(
              `${at}: ${what} from ${Math.round(top)} to ${Math.round(bottom)} of ${Math.round(lowest)}`,
            );
        }
        heights.push(`${at}: ${height} px`);
        if (height > longestPagePx(phone)) outside.push(`${at}: the page has ${height} px`);
        const jokes = await jokesOf(page);
        if (jokes.length !== 3) outside.push(`${at}: ${jokes.length} jokes`);
        for (const [index, { left, right }] of jokes.entries())
          if (left < 0 || right > phone.width)
            outside.push(`${at}: joke ${index + 1} from ${left} to ${right} across`);
      }
    }
    console.log(heights.join('\n'));
    expect(outside).toEqual([]);
  });
});

test.describe('a usual roast on a usual phone', () => {
  test('has the band beside the ring, and all three jokes on its first screen', async () => {
    const page = await openResult();
    const below: string[] = [];
    for (const lang of LANGS) {
      await layRoast(page, lang, usualRoast(lang));
      const { dock } = await firstScreen(page);
      for (const [index, { bottom }] of (await jokesOf(page)).entries())
        if (bottom > dock)
          below.push(`${lang}: joke ${index + 1} ends at ${bottom}, the dock begins at ${dock}`);
    }
    expect(below).toEqual([]);
    const at = (what: Locator) =>
      what.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const dock = await at(page.locator('[data-dock]'));
    const ring = await at(page.locator('[data-score]'));
    const band = await at(page.locator('[data-band]'));
    expect(band.left).toBeGreaterThanOrEqual(ring.right);
    expect(band.top).toBeGreaterThanOrEqual(ring.top);
    expect(band.bottom).toBeLessThanOrEqual(Math.min(ring.bottom + 0.5, dock.top));
  });
});

test.describe('the layers over the photo on a desktop', () => {
  test('all lie there to be pressed, and the column of the photo stays within the window', async () => {
    const page = await openResult();
    await page.evaluate(() => window.staged?.result({ facts: { teen: false } }));
    const desktop = { width: 1280, height: 800 };
    await page.setViewportSize(desktop);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const row = page.locator('[data-controls] fieldset');
    const names = await row.locator('label').allInnerTexts();
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      const chip = row.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
      const spot = await chip.evaluate((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return label.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
      });
      expect(spot, name).not.toBeNull();
      if (spot !== null) await page.mouse.click(spot.x, spot.y);
      // A layer on which nothing is clear enough to mark is greyed.
      const isThere = await chip.locator('input').isEnabled();
      expect(await chip.locator('input').isChecked(), name).toBe(isThere);
      const column = await page.locator('[data-hero]').boundingBox();
      expect(column?.height ?? Infinity, name).toBeLessThanOrEqual(desktop.height);
    }
    expect(await row.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  });
});

test.describe('sharing', () => {
  const { share } = en;
  const card = () =>
    Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => true }) && undefined;
  const link = () =>
    Object.assign(navigator, { share: () => Promise.resolve(), canShare: () => false }) && undefined;
  const copy = () => Object.assign(navigator, { share: undefined }) && undefined;

  for (const [what, can, names] of [
    ['the card: that comes first', card, [share.send.card, share.save]],
    ['only a link: the card is saved first', link, [share.save, share.send.link]],
    ['only a link to copy: the card is saved first', copy, [share.save, share.send.copy]],
  ] as const)
    test(`hands on ${what}`, async () => {
      const page = await openResult();
      await page.evaluate(can);
      await page.locator('[data-dock]').getByRole('button', { name: share.open }).click();
      const dialog = page.getByRole('dialog', { name: share.title });
      const actions = dialog.locator('div:has(> output) button');
      await expect.poll(() => actions.allInnerTexts()).toEqual(names);
      expect(await dialog.locator('button[class*="primary"]').allInnerTexts()).toEqual([names[0]]);
    });

  test('begins with the joke that the page begins with, and says so when the card is saved', async () => {
    const page = await openResult();
    await page.evaluate(copy);
    await page.evaluate((roast) => window.staged?.result({ roast }), { ...usualRoast('en'), best: 2 });
    const jokes = await page.locator('[data-truths] li').allInnerTexts();
    await page.locator('[data-dock]').getByRole('button', { name: share.open }).click();
    const dialog = page.getByRole('dialog', { name: share.title });
    for (const [index, joke] of jokes.entries()) {
      const choice = dialog.getByRole('radio', { name: String(index + 1), exact: true });
      if (index === 0) expect(await choice.isChecked()).toBe(true);
      else await choice.check({ force: true });
      expect(await dialog.getByRole('img').getAttribute('aria-label')).toContain(joke);
    }
    const save = dialog.getByRole('button', { name: share.save });
    const said = dialog.getByRole('status');
    expect(await said.innerText()).toBe('');
    const download = page.waitForEvent('download');
    await save.click();
    await download;
    await expect.poll(() => said.innerText()).toBe(share.saved);
  });
});

test.describe('a card that cannot be drawn', () => {
  // No memory for the picture; a browser that never answers; a canvas that may not be read.
  const FAULTS = {
    nothing: () => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    },
    silence: () => {
      HTMLCanvasElement.prototype.toBlob = () => undefined;
    },
    refusal: () => {
      HTMLCanvasElement.prototype.toBlob = () => {
        throw new DOMException('no', 'SecurityError');
      };
    },
    'no canvas': () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  } as const;
  for (const [name, fault] of Object.entries(FAULTS)) {
    test(`is said, and the link is handed on instead: ${name}`, async () => {
      const page = await openResult();
      await page.evaluate(fault);
      await page.clock.install();
      await page.locator('[data-dock]').getByRole('button', { name: en.share.open }).click();
      const dialog = page.getByRole('dialog', { name: en.share.title });
      await page.clock.runFor(15_000);
      await dialog.getByText(en.share.notDrawn).waitFor();
      const ways = dialog.locator('output').locator('xpath=..').getByRole('button');
      expect(await ways.count()).toBe(1);
      expect(await ways.first().getAttribute('aria-busy')).not.toBe('true');
      expect(await ways.first().isEnabled()).toBe(true);
    });
  }
});

test.describe('the share sheet on a small phone', () => {
  test('is scrolled under its title, which stays there with the way out', async () => {
    const page = await openResult();
    await page.setViewportSize({ width: 320, height: 568 });
    await page.locator('[data-dock]').getByRole('button', { name: en.share.open }).click();
    const dialog = page.getByRole('dialog', { name: en.share.title });
    await dialog.evaluate((sheet) => sheet.scrollTo({ top: sheet.scrollHeight, behavior: 'instant' }));
    expect(await dialog.evaluate((sheet) => sheet.scrollTop)).toBeGreaterThan(100);
    const top = (await dialog.boundingBox())?.y ?? Infinity;
    const title = await dialog.getByRole('heading', { name: en.share.title }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(top);
    await dialog.getByRole('button', { name: en.share.close }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

test.describe('the share sheet on a low desktop', () => {
  test('shows all that there is to choose and to press at once, also when something has been said', async () => {
    const page = await openResult();
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.evaluate(() => {
      Object.assign(navigator, { share: undefined });
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await page.locator('[data-dock]').getByRole('button', { name: en.share.open }).click();
    const dialog = page.getByRole('dialog', { name: en.share.title });
    const cut = () =>
      dialog.evaluate((sheet) => ({
        below: sheet.scrollHeight - sheet.clientHeight,
        beside: sheet.scrollWidth - sheet.clientWidth,
      }));
    for (const format of [en.share.formats.feed, en.share.formats.story]) {
      await dialog.getByRole('radio', { name: format }).check({ force: true });
      expect(await cut(), format).toEqual({ below: 0, beside: 0 });
      await dialog.getByRole('button', { name: en.share.send.copy }).click();
      await dialog.getByText(en.share.copied).waitFor();
      expect(await cut(), `${format}, copied`).toEqual({ below: 0, beside: 0 });
    }
  });
});

test.describe('the photo', () => {
  interface Box {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }
  /** What of the stage is free of the photo, in px: left and right, then above and below; below 0 where it is cut. */
  const gaps = (photo: Box, stage: Box) =>
    [
      [photo.x - stage.x, stage.x + stage.width - photo.x - photo.width],
      [photo.y - stage.y, stage.y + stage.height - photo.y - photo.height],
    ] as const;
  /** Across the drawn photo, in px of its 819. */
  const FACE_MIDDLE = 412;
  /** The drawn face, cut so that it fills the picture, upright and lying. */
  const CUTS = {
    upright: { left: 174, top: 184, width: 477, height: 636 },
    lying: { left: 0, top: 205, width: 819, height: 614 },
  };

  for (const [how, cut] of Object.entries(CUTS))
    test(`shows a face that fills it (${how}) in the middle, from brow to chin, on phone and desktop`, async () => {
      const photo = await sharp(FACE).extract(cut).jpeg().toBuffer();
      const page = await openResult({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: photo });
      await page.locator('[data-layers]').click();
      // Brow, base of the nose and chin, each a line across the face.
      await page.locator('label:has(input[value="thirds"])').click();
      const canvas = page.locator('[data-hero] canvas');
      const lines = () =>
        canvas.evaluate((drawn: HTMLCanvasElement) => {
          const { width, height } = drawn;
          const pixels = drawn.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          let [first, last] = [Infinity, -Infinity];
          let [left, right] = [Infinity, -Infinity];
          for (let i = 3; i < pixels.length; i += 4)
            if (pixels[i] !== 0) {
              const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
              [first, last] = [Math.min(first, y), Math.max(last, y)];
              [left, right] = [Math.min(left, x), Math.max(right, x)];
            }
          return { brow: first / height, chin: last / height, middle: (left + right) / 2 / width };
        });
      await expect.poll(async () => (await lines()).chin).toBeGreaterThan(0);
      const { brow, chin, middle } = await lines();
      await page.locator('[data-layers]').click();
      for (const size of [...PHONES, { width: 1366, height: 768 }]) {
        await page.setViewportSize(size);
        const [photoBox, stage, score] = await Promise.all(
          [canvas, page.locator('[data-stage]'), page.locator('[data-score]')].map((one) =>
            one.boundingBox(),
          ),
        );
        if (!photoBox || !stage || !score) throw new Error('no photo, or no score');
        const at = `${size.width} × ${size.height}`;
        // A line is a few pixels thick.
        const slack = 3;
        expect(photoBox.y + brow * photoBox.height, `brow, ${at}`).toBeGreaterThanOrEqual(stage.y - slack);
        expect(photoBox.y + chin * photoBox.height, `chin, ${at}`).toBeLessThanOrEqual(
          stage.y + stage.height + slack,
        );
        const middleX = photoBox.x + middle * photoBox.width;
        expect(Math.abs(middleX - stage.x - stage.width / 2), `middle, ${at}`).toBeLessThan(
          0.05 * stage.width,
        );
        // A chin lies above the score or beside it.
        expect(middleX, `beside the score, ${at}`).toBeGreaterThan(score.x + score.width);
        for (const [before, after] of gaps(photoBox, stage))
          if (Math.max(before, after) > 0.5)
            expect(Math.abs(before - after), `more ground on one side, ${at}`).toBeLessThan(1);
      }
    });

  const BESIDE: Readonly<Record<string, { left?: number; right?: number; top?: number }>> = {
    'a square one': { right: 205 },
    'a lying one': { left: 500 },
    'an upright one': { right: 150, top: 400 },
  };

  for (const [shape, more] of Object.entries(BESIDE))
    test(`fills its box with the face nearly in the middle where it lies beside that of the photo: ${shape}`, async () => {
      const photo = await sharp(FACE)
        .extend({ ...more, extendWith: 'copy' })
        .jpeg()
        .toBuffer();
      const { width, height } = await sharp(photo).metadata();
      const page = await openResult({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: photo });
      const wrong: string[] = [];
      for (const size of [...PHONES, { width: 1366, height: 768 }]) {
        await page.setViewportSize(size);
        const [image, drawn, stage] = await Promise.all(
          ['img', 'canvas', null].map((inside) =>
            page.locator(inside === null ? '[data-stage]' : `[data-stage] ${inside}`).boundingBox(),
          ),
        );
        if (!image || !drawn || !stage) throw new Error('no photo');
        const at = `${size.width} × ${size.height}`;
        // In the lowest box a whole face needs a smaller photo.
        const low = size.width === 320;
        for (const [before, after] of gaps(image, stage))
          if (Math.max(before, after) > 0.5 && !(low && Math.abs(before - after) < 1))
            wrong.push(`${at}: ${Math.round(before)} and ${Math.round(after)} px of ground`);
        if (Math.abs(image.width / image.height - width / height) > 0.01)
          wrong.push(`${at}: ${image.width} × ${image.height} px of a photo of ${width} × ${height}`);
        if (JSON.stringify(drawn) !== JSON.stringify(image)) wrong.push(`${at}: the layers lie elsewhere`);
        const middle = image.x + (image.width * ((more.left ?? 0) + FACE_MIDDLE)) / width;
        const off = (middle - stage.x) / stage.width - 0.5;
        if (Math.abs(off) > (low ? 0.15 : 0.12))
          wrong.push(`${at}: the face lies ${off.toFixed(2)} beside the middle`);
      }
      expect(wrong).toEqual([]);
    });
});

test.describe('without a pointer', () => {
  test('the ± opens what it means, and every line what is behind it', async () => {
    const page = await openResult();
    await page.locator('[data-score]').focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: en.result.sure.title });
    await sheet.waitFor();
    const said = await sheet.innerText();
    expect(said).toContain(en.result.confidence.label);
    // The sum lies behind its fold.
    expect(await sheet.locator('[data-sum]').isVisible()).toBe(false);
    await sheet.locator('[data-fold="sum"] > summary').press('Enter');
    await expect.poll(() => sheet.locator('[data-sum]').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.locator('[data-score]:focus').waitFor();
    for (const name of ['greats', 'faceShape', 'skin', 'features', 'vibe', 'privacy']) {
      const line = page.locator(`[data-fold="${name}"]`);
      expect(await line.getAttribute('open'), name).toBeNull();
      await line.locator('> summary').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => line.locator('> div').isVisible(), { message: name }).toBe(true);
    }
  });

  test('another roast is another joke on the same photo: the headline has the focus, the best line is said', async () => {
    const page = await openResult();
    const before = await page.locator('h1').innerText();
    await page.getByRole('button', { name: en.result.again }).click();
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(before);
    await page.locator('h1:focus').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const best = await page.locator('[data-truths] li').first().innerText();
    await expect.poll(() => page.locator('[data-announces]').innerText()).toBe(best);
  });

  test('closing the layers gives the photo back, and none stays chosen', async () => {
    const page = await openResult();
    const opener = page.locator('[data-layers]');
    const inked = () =>
      page.locator('[data-hero] canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.some((byte) => byte !== 0);
      });
    await opener.click();
    await page.locator('label:has(input[value="landmarks"])').click();
    await expect.poll(inked).toBe(true);
    await opener.click();
    await expect.poll(inked).toBe(false);
    await opener.click();
    expect(await page.locator('[data-controls] input:checked').getAttribute('value')).toBe('none');
  });

  test('nobody under 20 is told of lines', async () => {
    const page = await openResult();
    await page.evaluate(() => window.staged?.result({ facts: { teen: true } }));
    await page.locator('[data-layers]').click();
    expect(await page.locator('input[value="lines"]').count()).toBe(0);
    expect(await page.locator('[data-metric="lines"]').count()).toBe(0);
    // In their place and that of the spots, one number without a name.
    expect(await page.locator('[data-metric]:not([data-metric="rest"])').count()).toBe(7);
    expect(await page.locator('[data-metric="rest"]').count()).toBe(1);
    await page.evaluate(() => window.staged?.result({ facts: { teen: false } }));
    expect(await page.locator('input[value="lines"]').count()).toBe(1);
    expect(await page.locator('[data-metric]').count()).toBe(8);
  });
});

test.describe('on paper', () => {
  test('it is one clean sheet (both its sides): folds open, nothing to press, dark on white in both themes', async () => {
    const page = await openResult();
    const looks: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((theme) => window.staged?.dress({ theme }, false), theme);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const seen = await page.evaluate(() => {
        const shows = (one: Element) => one.checkVisibility({ visibilityProperty: true });
        const folds = [...document.querySelectorAll<HTMLDetailsElement>('details:not([data-metric])')].filter(
          shows,
        );
        const pressed = [...document.querySelectorAll('a, button, nav, input')].filter(shows);
        return {
          folds: folds.length,
          shut: folds.filter(({ open }) => !open).length,
          pressed: pressed.filter((one) => !one.matches('[data-score]')).map((one) => one.outerHTML),
          truths: [...document.querySelectorAll('[data-truths] li')].filter(shows).length,
          look: [document.body, ...document.querySelectorAll('main h1, main p, main h3')].map((one) => {
            const { color, backgroundColor } = getComputedStyle(one);
            return `${color} ${backgroundColor}`;
          }),
        };
      });
      expect(seen).toMatchObject({ shut: 0, pressed: [] });
      expect(seen.folds).toBeGreaterThan(6);
      expect(seen.truths).toBeGreaterThan(2);
      looks.push(seen.look.join('\n'));
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await page.emulateMedia({ media: null });
      expect(await page.locator('details[open]').count()).toBe(0);
    }
    expect(looks[1]).toBe(looks[0]);
  });
});
