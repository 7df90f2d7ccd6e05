import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { parseArgs } from 'node:util';
import type { Scene } from './scene.ts';

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
const USUAL_THEMES = ['light', 'dark'] as const satisfies readonly PictureTheme[];

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
const USUAL_SIZES = ['phone', 'desktop'] as const satisfies readonly SizeName[];

export interface ScreenshotArguments {
  /** Part of a picture's name; null: every picture. */
  readonly only: string | null;
  readonly languages: readonly Lang[];
  readonly themes: readonly PictureTheme[];
  readonly sizes: readonly SizeName[];
  /** Whether the pictures are put side by side, too. */
  readonly sheet: boolean;
}

export const USAGE =
  'usage: npm run screenshots [-- [--only PART-OF-NAME] [--lang en|ja] [--theme light|dark|forced] [--size phone|desktop|small|large-text|zoomed] [--sheet]]';

/** Throws an Error with one line for the user when the arguments make no sense. */
export function parseScreenshotArguments(args: readonly string[]): ScreenshotArguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { only: text, lang: text, theme: text, size: text, sheet: { type: 'boolean' } },
  });
  return {
    only: values.only ?? null,
    languages: some('--lang', values.lang, LANGS),
    themes: values.theme === undefined ? USUAL_THEMES : some('--theme', values.theme, PICTURE_THEMES),
    sizes: values.size === undefined ? USUAL_SIZES : some('--size', values.size, SIZE_NAMES),
    sheet: values.sheet ?? false,
  };
}

function some<T extends string>(name: string, value: string | undefined, all: readonly T[]): readonly T[] {
  if (value === undefined) return all;
  const found = all.find((one) => one === value);
  if (found === undefined) throw new Error(`${name} is one of ${all.join(', ')}, not "${value}".`);
  return [found];
}

/** The scenes that hold a picture of this name. Throws when there is none. */
export function chooseScenes(scenes: readonly Scene[], only: string | null): readonly Scene[] {
  if (only === null) return scenes;
  const found = scenes.filter(({ takes }) => takes.some(({ name }) => name.includes(only)));
  if (found.length === 0) throw new Error(`No picture has "${only}" in its name.`);
  return found;
}
