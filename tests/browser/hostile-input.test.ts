/** Files that must not hurt: each ends with the code that it deserves, and the next photo is read as ever. */
import sharp from 'sharp';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { HeadlessResult } from '#app/headless/protocol.ts';
import { needRealFaces, portraits, TURNED } from '#tests/support/real-faces.ts';
import * as files from '../fixtures/make-files.ts';
import * as photos from '../fixtures/make-photos.ts';
import { withHeadless, type HeadlessPage } from './support/headless.ts';
import { AVAILABLE_ENGINES, ENGINES, needEngine } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const MB = 1024 * 1024;

interface Row {
  readonly name: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly expected: AnalysisErrorCode;
}

const REFUSED: readonly Row[] = [
  { name: 'empty.jpg', make: files.empty, expected: 'not-an-image' },
  { name: 'text.jpg', make: files.text, expected: 'not-an-image' },
  { name: 'truncated.jpg', make: () => files.truncated(0.6), expected: 'not-an-image' },
  { name: 'header-only.jpg', make: () => files.truncated(0.005), expected: 'not-an-image' },
  // Decoders show what they can of a damaged file; what they show here is no face.
  { name: 'corrupt.jpg', make: files.corrupt, expected: 'no-face' },
  { name: 'script.svg', make: files.svgWithScript, expected: 'unsupported-format' },
  { name: 'script.png', make: files.svgWithScript, expected: 'unsupported-format' },
  { name: 'truncated-progressive.jpg', make: () => files.lacking(0.4, 'last-bit'), expected: 'not-an-image' },
  { name: 'truncated-mozjpeg.jpg', make: () => files.lacking(0.4, 'colour'), expected: 'not-an-image' },
  { name: 'little-progressive.jpg', make: () => files.lacking(0.6, 'last-bit'), expected: 'not-an-image' },
  { name: 'photo.heic', make: files.heicHeader, expected: 'unsupported-format' },
  { name: 'bomb.png', make: () => files.pngBomb(20_000, 20_000), expected: 'too-large' },
  { name: 'lying.png', make: () => files.pngBomb(2_000, 2_000), expected: 'not-an-image' },
  { name: 'half.png', make: () => files.pngLacking(0.5), expected: 'not-an-image' },
  { name: '41-mb.jpg', make: () => files.padded(41 * MB), expected: 'too-large' },
  { name: 'one-pixel.png', make: photos.onePixel, expected: 'no-face' },
  { name: 'landscape.jpg', make: photos.landscape, expected: 'no-face' },
  { name: 'noise.jpg', make: photos.noise, expected: 'no-face' },
  { name: 'two-faces.jpg', make: photos.twoFaces, expected: 'several-faces' },
  { name: 'black.jpg', make: photos.nearlyBlack, expected: 'too-dark' },
  // A face as far as anybody can tell, and nothing on it but white.
  { name: 'drawing.jpg', make: photos.drawing, expected: 'too-bright' },
  { name: 'white.jpg', make: photos.overexposed, expected: 'too-bright' },
  { name: 'blurred.png', make: photos.blurred, expected: 'blurred' },
  { name: 'far-away.jpg', make: () => photos.farAway(200), expected: 'too-small' },
];

const ACCEPTED: readonly Omit<Row, 'expected'>[] = [
  { name: 'plain.jpg', make: photos.plain },
  { name: 'plain.txt', make: photos.plain },
  { name: '39-mb.jpg', make: () => files.padded(39 * MB) },
  { name: 'animated.webp', make: photos.animatedWebp },
  { name: 'cmyk.jpg', make: photos.cmyk },
  { name: '16-bit.png', make: photos.png16 },
  { name: 'transparent.png', make: photos.transparent },
  { name: 'one-and-a-half-faces.jpg', make: photos.oneAndAHalfFaces },
  { name: 'photo.gif', make: photos.gif },
  { name: 'lacks-its-end.png', make: () => files.pngLacking(12) },
  { name: 'lacks-100-bytes.png', make: () => files.pngLacking(100) },
  { name: 'lacks-a-hundredth.png', make: () => files.pngLacking(0.01) },
  { name: 'huge.jpg', make: photos.huge },
  { name: 'long-profile.jpg', make: files.longProfile },
  { name: 'long-xmp.jpg', make: files.longXmp },
  { name: 'short-exif.jpg', make: files.shortExif },
  { name: 'short-directory.jpg', make: files.shortDirectory },
  { name: 'lacks-its-end.jpg', make: () => files.lacking(2) },
  { name: 'lacks-100-bytes.jpg', make: () => files.lacking(100) },
  { name: 'lacks-a-hundredth.jpg', make: () => files.lacking(0.01) },
  ...[2, 100, 0.01, 0.05].flatMap((bytes) =>
    (['last-bit', 'colour'] as const).map((how) => ({
      name: `lacks-${bytes}-progressive-${how}.jpg`,
      make: () => files.lacking(bytes, how),
    })),
  ),
  { name: 'zeros-for-a-hundredth.jpg', make: () => files.zeroed(0.01) },
  { name: 'brand-mif1.avif', make: () => files.branded('mif1') },
  { name: 'brand-miaf.avif', make: () => files.branded('miaf') },
];

const headless = withHeadless();

for (const engine of ENGINES)
  test.describe(`with ${engine}`, () => {
    let phone: HeadlessPage;
    let good: Extract<HeadlessResult, { ok: true }>;
    const read = async (name: string, bytes: Buffer) => phone.analyze({ name, bytes }, engine);
    const reportOf = (result: HeadlessResult) => {
      if (!result.ok) throw new Error(`${result.error}: ${result.detail}`);
      return result.report;
    };

    test.beforeEach(() => needEngine(engine));
    test.beforeAll(async () => {
      if (!AVAILABLE_ENGINES.includes(engine)) return;
      phone = await headless.open();
      const result = await read('good.jpg', await photos.plain());
      if (!result.ok) throw new Error(`${result.error}: ${result.detail}`);
      good = result;
    });

    for (const { name, make, expected } of REFUSED)
      test(`${name} is refused: ${expected}`, async () => {
        const result = await read(name, await make());
        expect(result.ok ? 'ok' : result.error, result.ok ? '' : result.detail).toBe(expected);
      });

    test('a face turned away is refused: turned-away', async () => {
      needRealFaces(test);
      expect(await phone.analyze(TURNED, engine)).toMatchObject({ ok: false, error: 'turned-away' });
    });

    for (const { name, make } of ACCEPTED)
      test(`${name} is read`, async () => {
        const { score, pose } = reportOf(await read(name, await make()));
        expect(Math.abs(score.value - good.report.score.value)).toBeLessThanOrEqual(6);
        expect(Math.abs(pose.roll)).toBeLessThan(5);
      });

    test('a face that is small in the photo, or lies on its side or its head, is looked for', async () => {
      for (const degrees of [0, 90, 180, 270]) {
        const where = `turned by ${degrees}°`;
        const far = await read('far.jpg', await photos.smallFace(0.08, degrees));
        expect(far.ok ? 'ok' : far.error, `8 % of the width, ${where}`).toBe('too-small');
        const { score, pose } = reportOf(await read('small.jpg', await photos.smallFace(0.17, degrees)));
        const off = ((pose.roll - degrees + 540) % 360) - 180;
        expect(Math.abs(off), `17 % of the width, ${where}: roll ${pose.roll}`).toBeLessThan(10);
        // Fewer pixels show other skin: what the two say of themselves meets.
        const { value, spread } = good.report.score;
        expect(Math.abs(score.value - value), where).toBeLessThanOrEqual(score.spread + spread);
      }
    });

    test('a real face that fills the photo and stands on its head is read as it stands', async () => {
      needRealFaces(test);
      for (const portrait of portraits().filter((_path, at) => at % 3 === 0)) {
        const turned = await sharp(portrait).rotate(180).jpeg({ quality: 95 }).toBuffer();
        const { pose } = reportOf(await read('on-its-head.jpg', turned));
        expect(Math.abs(pose.roll), portrait).toBeGreaterThan(140);
      }
    });

    test('a statue is read as the face that it shows', async () => {
      const { score, confidence } = reportOf(await read('statue.jpg', await photos.statue()));
      expect(score.value).toBeGreaterThanOrEqual(40);
      expect(score.value).toBeLessThanOrEqual(99);
      expect(confidence).toBeGreaterThan(0);
    });

    for (const format of ['jpeg', 'png', 'webp'] as const)
      test(`all eight EXIF orientations of ${format} show the same upright face`, async () => {
        const scores: number[] = [];
        for (let orientation = 1; orientation <= 8; orientation += 1) {
          const bytes = await photos.withOrientation(orientation, 1024, format);
          const report = reportOf(await read(`turned.${format}`, bytes));
          const { score, pose } = report;
          scores.push(score.value);
          // A face that lies on its side could be found and righted as well: this is what tells.
          expect(Math.abs(pose.roll), `orientation ${orientation}`).toBeLessThan(2);
        }
        // Of each other: what compression makes of a photo is not what is asked. One and the same photo, so within its ±.
        const apart = Math.max(...scores) - Math.min(...scores);
        expect(apart, scores.join(', ')).toBeLessThan(good.report.score.spread);
      });

    test('a large JPEG is decoded at a part of its size: upright, alike, and refused where it is cut off', async () => {
      const [worker] = phone.page.workers();
      await worker?.evaluate(() => {
        Object.assign(globalThis, { reduced: 0 });
        ImageDecoder = new Proxy(ImageDecoder, {
          construct(target, given) {
            Object.assign(globalThis, {
              reduced: (globalThis as unknown as { reduced: number }).reduced + 1,
            });
            return Reflect.construct(target, given);
          },
        });
      });
      for (const orientation of [1, 3, 5, 6]) {
        const bytes = await photos.withOrientation(orientation, photos.LARGE_PX);
        const { score, pose, quality } = reportOf(await read('large.jpg', bytes));
        expect(Math.abs(score.value - good.report.score.value), `orientation ${orientation}`).toBeLessThan(3);
        expect(Math.abs(pose.roll), `orientation ${orientation}`).toBeLessThan(2);
        expect(quality.width).toBe(1600);
      }
      const whole = await photos.withOrientation(6, photos.LARGE_PX);
      const cut = await read('cut.jpg', whole.subarray(0, Math.round(0.6 * whole.length)));
      expect(cut).toMatchObject({ ok: false, error: 'not-an-image' });
      // Five photos, of which the last one was decoded in vain.
      expect(await worker?.evaluate(() => (globalThis as unknown as { reduced: number }).reduced)).toBe(5);
    });

    test('an odd shape is decoded upright too', async () => {
      const { quality, pose } = reportOf(await read('tall.jpg', await photos.tallOnItsSide()));
      expect(quality.height).toBeGreaterThan(quality.width);
      expect(Math.abs(pose.roll)).toBeLessThan(2);
    });

    test('a place in the EXIF changes nothing and turns up nowhere', async () => {
      const result = await read('place.jpg', await photos.withPlace());
      expect(reportOf(result)).toEqual(good.report);
      expect(JSON.stringify(result)).not.toContain(photos.PLACE_MARK);
    });

    test('no script of a picture has run, and a good photo is read as before', async () => {
      expect(await phone.page.evaluate((mark) => mark in globalThis, files.SCRIPT_MARK)).toBe(false);
      // The same worker all the while: none of the files above took it down.
      expect(phone.page.workers()).toHaveLength(1);
      expect(reportOf(await read('good.jpg', await photos.plain()))).toEqual(good.report);
    });
  });
