/** Labelled photos through the production pipeline in headless Chromium, past the gates that small photos fail. */
import type { EngineName } from '#functions/vocabulary.ts';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import type { ShapeReading } from '#domain/face/face-shape.ts';
import { openHeadless } from '../analyze/driver.ts';

export interface Studied extends ShapeReading {
  readonly contour: readonly number[];
  readonly gradients: readonly number[];
}

/** A path, or a file that never was one. */
export type StudyPhoto = string | Buffer;

export interface Study {
  /** Null where no face is found. Rejects when the pipeline fails for a reason of its own. */
  read(photo: StudyPhoto): Promise<Studied | null>;
  close(): Promise<void>;
}

/** @param origin of the served tools build */
export async function openStudy(browser: Browser, origin: string, engine: EngineName): Promise<Study> {
  const page = await openHeadless(browser, origin);
  return {
    async read(photo) {
      const file =
        typeof photo === 'string' ? resolve(photo) : { name: 'photo', mimeType: '', buffer: photo };
      await page.setInputFiles('#photos', file);
      const result = await page.evaluate(async (engine) => {
        if (!window.roastMe) throw new Error('The headless page did not start.');
        return window.roastMe.study(0, engine);
      }, engine);
      if (result.ok) return result;
      if (result.error === 'no-face') return null;
      throw new Error(
        `${typeof photo === 'string' ? photo : 'a version'}: ${result.error} (${result.detail})`,
      );
    },
    close: () => page.close(),
  };
}
