/**
 * The same file gives the same report: again, after other photos, and in a browser that was never here;
 * and the same face on another size of photo the same score within its ±.
 */
import { POSE_FEATURES } from '#domain/face/shape-features.ts';
import type { EngineName } from '#functions/vocabulary.ts';
import sharp from 'sharp';
import { needRealFaces, portraits } from '#tests/support/real-faces.ts';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { withHeadless, type HeadlessPage } from './support/headless.ts';
import { ENGINES, needEngine } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const REAL = portraits().slice(0, 4);

const headless = withHeadless({ manyPhotos: true });

/** Two browsers that were never here before, by engine; the tests of this file share them. */
const phones = new Map<EngineName, Promise<readonly [HeadlessPage, HeadlessPage]>>();
function phonesOf(engine: EngineName): Promise<readonly [HeadlessPage, HeadlessPage]> {
  const open = phones.get(engine) ?? Promise.all([headless.open(), headless.open()]);
  phones.set(engine, open);
  return open;
}

/** Each photo gives the same report again, after another photo than before, and in another browser. */
async function readsAlike(engine: EngineName, photos: readonly string[]): Promise<void> {
  const read = async (phone: HeadlessPage, photo: string) => {
    const result = await phone.analyze(photo, engine);
    if (!result.ok) throw new Error(`${photo}: ${result.error} ${result.detail}`);
    expect(result.engine).toBe(engine);
    return { report: result.report, facts: result.facts, roast: result.roast };
  };
  const [phone, other] = await phonesOf(engine);
  const first = [];
  for (const photo of photos) first.push(await read(phone, photo));
  for (const [index, photo] of [...photos.entries()].reverse()) {
    expect(await read(phone, photo)).toEqual(first[index]);
  }
  for (const [index, photo] of photos.entries()) expect(await read(other, photo)).toEqual(first[index]);
}

for (const engine of ENGINES)
  test(engine, async () => {
    needEngine(engine);
    await readsAlike(engine, [DRAWN_FACE]);
  });

for (const engine of ENGINES)
  test(`${engine}, with real faces between each other`, async () => {
    needEngine(engine);
    needRealFaces(test);
    await readsAlike(engine, [DRAWN_FACE, ...REAL]);
  });

for (const engine of ENGINES)
  test(`${engine}: a tilted face has the contour of the upright mirror image`, async () => {
    needEngine(engine);
    const [{ page }] = await phonesOf(engine);
    const contourOf = async (buffer: Buffer) => {
      await page.setInputFiles('#photos', { name: 'face.png', mimeType: 'image/png', buffer });
      const study = await page.evaluate((engine) => window.roastMe?.study(0, engine), engine);
      if (study?.ok !== true) throw new Error('no study');
      return study.contour;
    };
    const tilted = await contourOf(
      await sharp(DRAWN_FACE).rotate(15, { background: '#888' }).png().toBuffer(),
    );
    const mirrored = await contourOf(await sharp(DRAWN_FACE).flop().png().toBuffer());
    // Half widths and heights of the oval, around 1.5 at the cheeks; the last three are the pose.
    tilted.slice(0, -POSE_FEATURES).forEach((value, i) => {
      expect(Math.abs(value - (mirrored[i] ?? Number.NaN)), `number ${i}`).toBeLessThan(0.12);
    });
  });

async function scoresAlikeInAnySize(photo: string): Promise<void> {
  const [phone] = await phonesOf('mediapipe');
  const at = async (side: number) => {
    const scaled = sharp(photo).resize(side, side, { fit: 'inside', kernel: 'lanczos3' });
    const file = { name: `${side}.png`, bytes: await scaled.png({ compressionLevel: 1 }).toBuffer() };
    const result = await phone.analyze(file, 'mediapipe');
    if (!result.ok) throw new Error(`${photo} at ${side}: ${result.error} ${result.detail}`);
    return result.report;
  };
  const [small, large] = [await at(400), await at(1600)];
  const spread = Math.max(small.score.spread, large.score.spread);
  expect(Math.abs(small.score.value - large.score.value), photo).toBeLessThanOrEqual(spread);
  expect(small.confidence, photo).toBeLessThan(large.confidence);
}

const SIZES =
  'the same face on a small and on a large photo scores within the ±, and the small one is trusted less';

test(SIZES, async () => {
  needEngine('mediapipe');
  await scoresAlikeInAnySize(DRAWN_FACE);
});

test(`${SIZES}: real faces`, async () => {
  needEngine('mediapipe');
  needRealFaces(test);
  for (const photo of REAL.slice(0, 2)) await scoresAlikeInAnySize(photo);
});
