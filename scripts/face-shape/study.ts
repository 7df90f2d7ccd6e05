/** Labelled photos through the production pipeline in headless Chromium, past the gates that small photos fail. */
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import type { EngineName, FaceReport } from '#domain/face/report.ts';
import { openHeadless } from '../analyze/driver.ts';

export interface Studied {
  readonly ranked: FaceReport['faceShape']['ranked'];
  /** What the classifier was given: contour, then gradients. */
  readonly features: readonly number[];
}

export interface Study {
  /** Null where no face is found. Rejects when the pipeline fails for a reason of its own. */
  read(file: string): Promise<Studied | null>;
  close(): Promise<void>;
}

/** @param origin of the served tools build */
export async function openStudy(browser: Browser, origin: string, engine: EngineName): Promise<Study> {
  const page = await openHeadless(browser, origin);
  return {
    async read(file) {
      await page.setInputFiles('#photos', resolve(file));
      const result = await page.evaluate(async (engine) => {
        if (!window.roastMe) throw new Error('The headless page did not start.');
        return window.roastMe.study(0, engine);
      }, engine);
      if (result.ok) return result;
      if (result.error === 'no-face') return null;
      throw new Error(`${file}: ${result.error} (${result.detail})`);
    },
    close: () => page.close(),
  };
}
