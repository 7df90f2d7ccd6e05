/** What many analyses in a row leave behind; tests/browser/memory.test.ts holds the same for both engines. */
import type { Browser } from 'playwright';
import { memoryOf } from '#tests/browser/support/memory.ts';
import { openHeadless } from '../analyze/driver.ts';

/** Until compilers, caches and arenas have what they need. */
const WARM_UP = 15;
const PHOTOS = 50;

/**
 * Megabytes by which page and worker grow, in a browser without any other page: the larger of live
 * JavaScript objects and of what the processes hold for themselves (the latter where /proc tells it).
 */
export async function measureMemory(browser: Browser, origin: string, photo: string): Promise<number> {
  const page = await openHeadless(browser, origin);
  await page.setInputFiles('#photos', photo);
  const analyze = (times: number) =>
    page.evaluate(async (times) => {
      for (let i = 0; i < times; i += 1) {
        const result = await window.roastMe?.analyze(0, {
          engine: 'mediapipe',
          lang: 'en',
          variant: i,
          landmarks: true,
        });
        if (result?.ok !== true) throw new Error('An analysis failed while memory was measured.');
      }
    }, times);
  try {
    await analyze(WARM_UP);
    const before = await memoryOf(browser);
    await analyze(PHOTOS);
    const after = await memoryOf(browser);
    const heapMb = after.heapMb - before.heapMb;
    if (before.privateMb === null || after.privateMb === null) return heapMb;
    return Math.max(heapMb, after.privateMb - before.privateMb);
  } finally {
    await page.close();
  }
}
