import type { EngineName } from '#functions/vocabulary.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { inject } from 'vitest';

/** Engines whose models this build has: a clone without mirror and internet has only lite. */
export const AVAILABLE_ENGINES: readonly EngineName[] = existsSync(
  join(inject('buildDir'), 'models', 'face_landmarker.task'),
)
  ? ['mediapipe', 'lite']
  : ['lite'];

/**
 * Hands `file` to the app on the open camera page (`openAsGuest(page, '/camera')`) and waits until the
 * journey ends. Resolves with how it ended and what the page then says.
 */
export async function roastPhoto(
  page: Page,
  file: string,
): Promise<{ readonly phase: 'done' | 'failed'; readonly text: string }> {
  await page.locator('input[data-source="library"]').setInputFiles(file);
  const end = page.locator('[data-phase="done"], [data-phase="failed"]');
  await end.waitFor({ timeout: 50_000 });
  const phase = await end.getAttribute('data-phase');
  return { phase: phase === 'done' ? 'done' : 'failed', text: await end.innerText() };
}
