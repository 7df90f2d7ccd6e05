/** The pictures that iOS shows while an app from the home screen starts: one a screen size and theme. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

export interface SplashScreen {
  /** In CSS pixels, upright; the manifest asks for portrait. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** iPhones since 2017 and iPads since 2018, by Apple's table of device dimensions (Human Interface Guidelines, "Layout"). */
export const SPLASH_SCREENS: readonly SplashScreen[] = [
  { width: 440, height: 956, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 420, height: 912, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 402, height: 874, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 375, height: 812, ratio: 3 },
  { width: 375, height: 667, ratio: 2 },
  { width: 744, height: 1133, ratio: 2 },
  { width: 810, height: 1080, ratio: 2 },
  { width: 820, height: 1180, ratio: 2 },
  { width: 834, height: 1194, ratio: 2 },
  { width: 1024, height: 1366, ratio: 2 },
  { width: 1032, height: 1376, ratio: 2 },
];

/** `--paper` of src/ui/styles/tokens.css (a test compares them). */
export const SPLASH_PAPER = { light: '#fff8f3', dark: '#1a110e' } as const;
export type SplashTheme = keyof typeof SPLASH_PAPER;
export const SPLASH_THEMES: readonly SplashTheme[] = ['light', 'dark'];

/** Below public/. */
export const splashFile = ({ width, height, ratio }: SplashScreen, theme: SplashTheme): string =>
  `splash/${width * ratio}x${height * ratio}-${theme}.png`;

function mediaOf({ width, height, ratio }: SplashScreen, theme: SplashTheme): string {
  const screen = `(device-width: ${width}px) and (device-height: ${height}px)`;
  return `${screen} and (-webkit-device-pixel-ratio: ${ratio}) and (prefers-color-scheme: ${theme})`;
}

/** Puts the links into the page; other browsers than Safari fetch none of them. */
export function iosSplash(): Plugin {
  const tags = SPLASH_SCREENS.flatMap((screen) =>
    SPLASH_THEMES.map((theme): HtmlTagDescriptor => ({
      tag: 'link',
      attrs: {
        rel: 'apple-touch-startup-image',
        media: mediaOf(screen, theme),
        href: `/${splashFile(screen, theme)}`,
      },
      injectTo: 'head',
    })),
  );
  return {
    name: 'roast-me:ios-splash',
    transformIndexHtml: (_html, { path }) => (path === '/index.html' ? tags : []),
  };
}
