/** Fifty photos in a row must not make page and worker grow. */
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { withHeadless } from './support/headless.ts';
import { ENGINES, needEngine } from './support/journey.ts';
import { memoryOf } from './support/memory.ts';
import { expect, test } from './support/test.ts';

/** Until compilers, caches and arenas have what they need. */
const WARM_UP = 15;
const PHOTOS = 50;
const LIMIT_MB = 30;
/** How often it is measured before growth counts as a leak. */
const FIFTIES = 3;

const headless = withHeadless();

for (const engine of ENGINES)
  test(`50 analyses with ${engine}`, async () => {
    needEngine(engine);
    const { page, analyze } = await headless.open();
    await analyze(DRAWN_FACE, engine);
    /** With landmarks and maps, as the result screen asks for them; counts the reports. */
    const readMany = (times: number) =>
      page.evaluate(
        async ([times, engine]) => {
          let reports = 0;
          for (let i = 0; i < times; i += 1) {
            const options = { engine, lang: 'en', variant: i, landmarks: true } as const;
            if ((await window.roastMe?.analyze(0, options))?.ok) reports += 1;
          }
          return reports;
        },
        [times, engine] as const,
      );
    await page.setInputFiles('#photos', DRAWN_FACE);
    expect(await readMany(WARM_UP)).toBe(WARM_UP);
    const grownBy = async () => {
      const before = await memoryOf(headless.browser());
      expect(await readMany(PHOTOS)).toBe(PHOTOS);
      const after = await memoryOf(headless.browser());
      const own =
        before.privateMb === null || after.privateMb === null ? 0 : after.privateMb - before.privateMb;
      return Math.max(after.heapMb - before.heapMb, own);
    };
    // An arena or a compiler may still take its share late, and once; what leaks grows with every fifty.
    let least = Infinity;
    for (let fifty = 0; fifty < FIFTIES && least >= LIMIT_MB; fifty += 1)
      least = Math.min(least, await grownBy());
    expect(least).toBeLessThan(LIMIT_MB);

    // The same worker all the while: one that was replaced would have taken its leak with it.
    expect(page.workers()).toHaveLength(1);
    await page.context().close();
  });
