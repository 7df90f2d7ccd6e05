/** What a picture of the product is made from: who opens which address, and what they do there. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Locator, Page } from 'playwright';
import type { Stage, StagedCamera, StagedJourney, StagedShared } from '#app/headless/stage.ts';
import type { en } from '#i18n/locales/en/en.ts';
import type { UpdateState } from '#ports/pwa.ts';
import type { Visitor } from '#tests/browser/support/visit.ts';

/** Every text of the app in the language of the pictures. */
export type Words = typeof en;

export interface Take {
  /** Names the file. Unique over all scenes; letters, digits and hyphens. */
  readonly name: string;
  /** What happens before the picture, once; the takes of a scene follow each other. */
  readonly act?: (page: Page, words: Words) => Promise<unknown>;
  /** Only what the window shows, instead of the whole page. */
  readonly fold?: boolean;
}

export interface Scene {
  /** The address that is opened. */
  readonly path: string;
  /** Left out: a guest who is through the first run. */
  readonly who?: Visitor;
  /** Left out: this installation has no accounts. */
  readonly stage?: (language: Lang) => Partial<Stage>;
  /** Left out: the camera shows the film of the drawn face. */
  readonly camera?: StagedCamera;
  readonly journey?: StagedJourney;
  /** A new version waits. */
  readonly update?: UpdateState;
  /** What has come by another app's share sheet. */
  readonly shared?: StagedShared;
  /** What localStorage holds besides, by key. */
  readonly entries?: () => Readonly<Record<string, string>>;
  /** Before the first load. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What must be there before the first take; a heading unless said otherwise. */
  readonly ready?: string;
  readonly takes: readonly [Take, ...Take[]];
}

export const GUEST: Visitor = { guest: true };
/** A visitor who has completed the first run and is neither signed in nor a guest. */
export const STRANGER: Visitor = {};

/** Presses the button (or follows the link) of this name. */
export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .click();
}

/** Puts the focus there after a key, as somebody without a pointer comes to it: its ring is drawn. */
export async function focusByKey(page: Page, what: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  await what.focus();
}

/** Waits for the text to be on the screen. */
export const sees = (page: Page, text: string): Promise<void> => page.getByText(text).first().waitFor();
