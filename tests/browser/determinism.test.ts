/** The same file gives the same report: again, after other photos, and in a browser that was never here. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
