/** How a scene is pictured: themes and sizes. */
import type { Scene } from '#tests/browser/scenes/scene.ts';

/** `forced`: the system's colours in the place of ours, as in its high contrast. */
export const PICTURE_THEMES = ['light', 'dark', 'forced'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

interface Size {
  /** CSS pixels of the window. */
  readonly width: number;
  readonly height: number;
  /** Percent of the text's own size; 100 unless said otherwise. */
  readonly text?: number;
}

/** What is taken unless a theme is named. */
export const USUAL_THEMES: readonly PictureTheme[] = ['light', 'dark'];

/** `zoomed`: what a desktop of 1280 × 800 shows at 400 %. */
export const SIZE_NAMES = ['phone', 'desktop', 'small', 'large-text', 'zoomed'] as const;
export type SizeName = (typeof SIZE_NAMES)[number];
export const SIZES: Readonly<Record<SizeName, Size>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  small: { width: 320, height: 568 },
  'large-text': { width: 390, height: 844, text: 200 },
  zoomed: { width: 320, height: 200 },
};
/** What is taken unless a size is named. */
export const USUAL_SIZES: readonly SizeName[] = ['phone', 'desktop'];

/** The scenes that hold a picture whose name has this in it. Throws when there is none. */
export function chooseScenes(scenes: readonly Scene[], only: string): readonly Scene[] {
  const found = scenes.filter(({ takes }) => takes.some(({ name }) => name.includes(only)));
  if (found.length === 0) throw new Error(`No picture has "${only}" in its name.`);
  return found;
}
