import { mkdir, readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import {
  SPLASH_PAPER,
  SPLASH_SCREENS,
  SPLASH_THEMES,
  splashFile,
  type SplashScreen,
  type SplashTheme,
} from '#scripts/lib/ios-splash.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';

/** The flame takes this share of the shorter side, as on the app's own splash screen. */
const SHARE = 0.34;
const DENSITY = 72 * 16;

async function write(screen: SplashScreen, theme: SplashTheme, flame: Buffer): Promise<void> {
  const { width, height, ratio } = screen;
  const side = Math.round(width * ratio * SHARE);
  await sharp({
    create: { width: width * ratio, height: height * ratio, channels: 3, background: SPLASH_PAPER[theme] },
  })
    .composite([{ input: await sharp(flame, { density: DENSITY }).resize(side, side).png().toBuffer() }])
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toFile(inRoot('public', splashFile(screen, theme)));
}

export const command = createCommand().action(async () => {
  const flame = await readFile(inRoot('public', 'icons', 'flame.svg'));
  await rm(inRoot('public', 'splash'), { recursive: true, force: true });
  await mkdir(inRoot('public', 'splash'), { recursive: true });
  for (const screen of SPLASH_SCREENS) {
    for (const theme of SPLASH_THEMES) await write(screen, theme, flame);
  }
});
