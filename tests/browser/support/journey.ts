import type { EngineName } from '#functions/vocabulary.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { LACKING } from '#scripts/test/lacking.ts';
import { ANALYSIS_LIMIT_MS } from '#tests/support/patience.ts';
import { BUILD_DIR } from './served.ts';
import { test } from './test.ts';

export const ENGINES: readonly EngineName[] = ['mediapipe', 'lite'];

/** Those whose models this build has: a clone without mirror and internet has only lite. */
export const AVAILABLE_ENGINES: readonly EngineName[] = existsSync(
  join(BUILD_DIR, 'models', 'face_landmarker.task'),
)
  ? ['mediapipe', 'lite']
  : ['lite'];

/** Ends the test as skipped, with the reason, where this build lacks the engine's models. */
export function needEngine(engine: EngineName): void {
  test.skip(!AVAILABLE_ENGINES.includes(engine), LACKING.model);
}

/** How a journey ended, and what the page then says. */
export interface JourneysEnd {
  readonly phase: 'done' | 'failed';
  readonly text: string;
}

/** Waits until the journey that this page is on ends. */
export async function journeysEnd(page: Page): Promise<JourneysEnd> {
  const end = page.locator('[data-phase="done"], [data-phase="failed"]');
  await end.waitFor({ timeout: ANALYSIS_LIMIT_MS });
  const phase = await end.getAttribute('data-phase');
  return { phase: phase === 'done' ? 'done' : 'failed', text: await end.innerText() };
}

/** Waits for the result of the journey that this page is on; rejects with what it says where it ends otherwise. */
export async function resultShown(page: Page): Promise<void> {
  const { phase, text } = await journeysEnd(page);
  if (phase !== 'done') throw new Error(`instead of a result: ${text}`);
}

/** Hands `file` to the app on the open camera page (`openAsGuest(page, '/camera')`) and waits for the end. */
export async function roastPhoto(page: Page, file: string): Promise<JourneysEnd> {
  await page.locator('input[data-source="library"]').setInputFiles(file);
  return journeysEnd(page);
}
