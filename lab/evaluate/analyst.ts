/** The production analysis in headless Chromium, one file at a time; a page that dies is replaced. */
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { EngineName } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { openHeadless } from '../analyze/driver.ts';
import { answerOf } from '#scripts/lib/give-up.ts';

export type Analysis =
  | {
      readonly ok: true;
      readonly report: FaceReport;
      /** x, y pairs in pixels of the decoded image (`report.quality.width` wide); null unless asked for. */
      readonly landmarks: readonly number[] | null;
    }
  | { readonly ok: false; readonly error: AnalysisErrorCode };

export interface Analyst {
  analyze(file: string, landmarks?: boolean): Promise<Analysis>;
  /** The face mesh, x, y, z triples in pixels of the decoded image; null where it is not found. */
  mesh(file: string): Promise<readonly number[] | null>;
  close(): Promise<void>;
}

/** @param origin of the served tools build */
export function createAnalyst(browser: Browser, origin: string, engine: EngineName = 'mediapipe'): Analyst {
  let page: Page | null = null;

  async function show(file: string): Promise<Page> {
    page ??= await openHeadless(browser, origin);
    await page.setInputFiles('#photos', resolve(file));
    return page;
  }

  async function once(file: string, landmarks: boolean): Promise<Analysis> {
    const page = await show(file);
    // The client has a limit of its own for each photo; this one catches a page that is gone.
    const result = await answerOf(() =>
      page.evaluate(
        async ({ engine, landmarks }) => {
          if (!window.roastMe) throw new Error('The headless page did not start.');
          const options = { engine, lang: 'en', variant: 0, landmarks } as const;
          return window.roastMe.analyze(0, options);
        },
        { engine, landmarks },
      ),
    );
    if (!result.ok) {
      // What the photo is not to blame for is worth a look.
      if (result.error === 'internal') console.error(`${file}: ${result.detail}`);
      return { ok: false, error: result.error };
    }
    return { ok: true, report: result.report, landmarks: result.landmarks ?? null };
  }

  return {
    async analyze(file, landmarks = false) {
      try {
        return await once(file, landmarks);
      } catch (error) {
        console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
        await page?.close().catch(() => undefined);
        page = null;
        return { ok: false, error: 'internal' };
      }
    },
    async mesh(file) {
      const page = await show(file);
      const study = await answerOf(() =>
        page.evaluate(async (engine) => {
          if (!window.roastMe) throw new Error('The headless page did not start.');
          return window.roastMe.study(0, engine);
        }, engine),
      );
      return study.ok ? study.mesh : null;
    },
    async close() {
      await page?.close();
      page = null;
    },
  };
}
