import type { Page } from 'playwright';
import {
  STAGED_CAMERA_KEY,
  STAGED_JOURNEY_KEY,
  STAGED_SHARED_KEY,
  STAGED_UPDATE_KEY,
} from '#app/headless/stage.ts';
import type { Lang } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import type { SeededStorage } from '#tests/browser/support/seed-storage.ts';
import { laidFor } from '#tests/browser/support/stage-data.ts';
import { GUEST, type Scene, type Words } from './scene.ts';

/** `locales/ja/ja.ts` exports `ja`, and so does every language. */
export async function wordsOf(language: Lang): Promise<Words> {
  const file: unknown = await import(inRoot('src/i18n/locales', language, `${language}.ts`));
  return (file as Readonly<Record<Lang, Words>>)[language];
}

const text = (key: string, value: unknown): Readonly<Record<string, string>> =>
  value === undefined ? {} : { [key]: JSON.stringify(value) };

/** What storage holds before the scene is opened, in the light theme. */
export function laidOf(scene: Scene, language: Lang): SeededStorage {
  const { who = GUEST, stage, camera, journey, update, shared } = scene;
  const visitor = { ...who, settings: { language, theme: 'light', ...who.settings } } as const;
  const { entries, tab } = laidFor(visitor, stage?.(language));
  return {
    entries: { ...entries, ...scene.entries?.() },
    tab: {
      ...tab,
      ...text(STAGED_CAMERA_KEY, camera),
      ...text(STAGED_JOURNEY_KEY, journey),
      ...text(STAGED_UPDATE_KEY, update),
      ...text(STAGED_SHARED_KEY, shared),
    },
  };
}

/** Opens the scene on a page whose storage holds what `laidOf` says, and waits until it stands. */
export async function openScene(page: Page, scene: Scene): Promise<void> {
  const { path, prepare, ready = 'main h1, [role="alert"] h1' } = scene;
  await prepare?.(page);
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: 'attached' });
}
