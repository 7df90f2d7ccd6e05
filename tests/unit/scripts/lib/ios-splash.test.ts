import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SPLASH_PAPER, SPLASH_SCREENS, SPLASH_THEMES, splashFile } from '#scripts/lib/ios-splash.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const all = SPLASH_SCREENS.flatMap((screen) => SPLASH_THEMES.map((theme) => [screen, theme] as const));

describe('the start pictures of iOS', () => {
  it('are there, one a size and theme, and no others', async () => {
    const files = await readdir(inRoot('public', 'splash'));
    expect(files.map((file) => `splash/${file}`).sort()).toEqual(
      all.map(([screen, theme]) => splashFile(screen, theme)).sort(),
    );
  });

  it.each(all)('have exactly the pixels of the screen: %j, %s', async (screen, theme) => {
    const { width, height } = await sharp(inRoot('public', splashFile(screen, theme))).metadata();
    expect([width, height]).toEqual([screen.width * screen.ratio, screen.height * screen.ratio]);
  });

  it('stand on the paper of the app', () => {
    const tokens = readFileSync(inRoot('src', 'ui', 'styles', 'tokens.css'), 'utf8');
    const papers = [...tokens.matchAll(/--paper: (#[0-9a-f]{6})/g)].map((match) => match[1]);
    expect(papers).toEqual([SPLASH_PAPER.light, SPLASH_PAPER.dark]);
    const page = readFileSync(inRoot('index.html'), 'utf8');
    const metas = [...page.matchAll(/name="theme-color" content="(#[0-9a-f]{6})"/g)].map((match) => match[1]);
    expect(metas).toEqual([SPLASH_PAPER.light, SPLASH_PAPER.dark]);
  });
});
