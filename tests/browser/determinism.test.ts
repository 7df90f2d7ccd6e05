/**
 * The same file gives the same report: again, after other photos, and in a browser that was never here;
 * and the same face on another size of photo the same score within its ±.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inRoot } from '#scripts/lib/paths.ts';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { withHeadless, type HeadlessPage } from './support/headless.ts';
import { AVAILABLE_ENGINES } from './support/journey.ts';

const PORTRAITS = inRoot('..', 'shared', 'faces', 'portraits');
const real = existsSync(PORTRAITS) ? readdirSync(PORTRAITS).sort().slice(0, 4) : [];
const PHOTOS = [DRAWN_FACE, ...real.map((name) => join(PORTRAITS, name))];

const headless = withHeadless();

test.each(AVAILABLE_ENGINES)('%s', async (engine) => {
  const read = async (phone: HeadlessPage, photo: string) => {
    const result = await phone.analyze(photo, engine);
    if (!result.ok) throw new Error(`${photo}: ${result.error} ${result.detail}`);
    expect(result.engine).toBe(engine);
    return { report: result.report, facts: result.facts, roast: result.roast };
  };
  const phone = await headless.open();
  const first = [];
  for (const photo of PHOTOS) first.push(await read(phone, photo));
  // The other way round, so that each photo follows another one than before.
  for (const [index, photo] of [...PHOTOS.entries()].reverse()) {
    expect(await read(phone, photo)).toEqual(first[index]);
  }
  const other = await headless.open();
  for (const [index, photo] of PHOTOS.entries()) expect(await read(other, photo)).toEqual(first[index]);
});

test.each(AVAILABLE_ENGINES)('%s: a second look of a tilted face sees the same contour', async (engine) => {
  const { page } = await headless.open();
  const buffer = await sharp(DRAWN_FACE).rotate(15, { background: '#888' }).png().toBuffer();
  await page.setInputFiles('#photos', { name: 'face.png', mimeType: 'image/png', buffer });
  const study = await page.evaluate((engine) => window.roastMe?.study(0, engine), engine);
  if (study?.ok !== true) throw new Error('no study');
  const [first = [], second] = study.looks;
  // Half widths and heights of the oval, around 1.5 at the cheeks; the last three are the pose.
  first.slice(0, -3).forEach((value, i) => {
    expect(Math.abs(value - (second?.[i] ?? Number.NaN)), `number ${i}`).toBeLessThan(0.12);
  });
});

test.runIf(AVAILABLE_ENGINES.includes('mediapipe'))(
  'the same face on a small and on a large photo scores within the ±, and the small one is trusted less',
  async () => {
    const phone = await headless.open();
    for (const photo of PHOTOS.slice(0, 3)) {
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
  },
);
