import type { Lang } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import { STAGED_CAMERA_KEY, STAGED_JOURNEY_KEY, STAGED_UPDATE_KEY } from '#app/headless/stage.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { setStage } from '#tests/browser/support/stage-data.ts';
import { actAs } from '#tests/browser/support/visit.ts';
import { GUEST, type Scene, type Words } from './scene.ts';

export const WORDS: Readonly<Record<Lang, Words>> = { en, ja };

/** Opens the scene on a page of its own context, in the light theme, and waits until it stands. */
export async function openScene(page: Page, scene: Scene, language: Lang): Promise<void> {
  const {
    path,
    who = GUEST,
    stage,
    camera,
    journey,
    update,
    prepare,
    ready = 'main h1, [role="alert"] h1',
  } = scene;
  await actAs(page, { ...who, settings: { language, theme: 'light', ...who.settings } });
  if (stage !== undefined) await setStage(page, stage(language));
  await page.addInitScript(
    (items) => {
      for (const [key, value] of items) if (value !== null) sessionStorage.setItem(key, value);
    },
    [
      [STAGED_CAMERA_KEY, camera === undefined ? null : JSON.stringify(camera)],
      [STAGED_JOURNEY_KEY, journey === undefined ? null : JSON.stringify(journey)],
      [STAGED_UPDATE_KEY, update === undefined ? null : JSON.stringify(update)],
    ] as const,
  );
  await prepare?.(page);
  await page.goto(path);
  await page.locator(ready).first().waitFor({ state: 'attached' });
}
