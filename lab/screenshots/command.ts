import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { launchBrowser } from '#scripts/chromium.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { serveStaged } from '#scripts/lib/tools-build.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';
import type { Scene } from '#tests/browser/scenes/scene.ts';
import { filmArguments, writeFaceFilm } from '#tests/browser/support/face-film.ts';
import { createCommand, EXIT, oneOf } from '../command-line.ts';
import { chooseScenes, PICTURE_THEMES, SIZE_NAMES, USUAL_SIZES, USUAL_THEMES } from './pictures.ts';
import { writeSheets } from './sheet.ts';
import { takeScene, type Studio } from './take.ts';

/** Scenes at a time: while one waits for the app, another is drawn. */
const AT_ONCE = 2;

/** Takes all of them; a scene that fails is reported and costs no other. Resolves with the number of failures. */
async function takeAll(
  studio: Studio,
  scenes: readonly Scene[],
  languages: readonly Lang[],
): Promise<number> {
  const waiting = languages.flatMap((language) => scenes.map((scene) => ({ scene, language })));
  let taken = 0;
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { scene, language } = next;
      try {
        const pictures = await takeScene(studio, scene, language);
        taken += pictures;
      } catch (error) {
        failed += 1;
        const names = scene.takes.map(({ name }) => name).join(', ');
        console.error(`${language}: ${names}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${taken} pictures in ${studio.folder}, ${failed} scenes failed`);
  return failed;
}

export const command = createCommand()
  .option('--only <part>', 'pictures with this in their name')
  .option('--lang <lang>', LANGS.join(' or '), oneOf(LANGS))
  .option(
    '--theme <theme>',
    `${PICTURE_THEMES.join(', ')}; ${USUAL_THEMES.join(' and ')} unless said`,
    oneOf(PICTURE_THEMES),
  )
  .option(
    '--size <size>',
    `${SIZE_NAMES.join(', ')}; ${USUAL_SIZES.join(' and ')} unless said`,
    oneOf(SIZE_NAMES),
  )
  .option('--sheet', 'put the pictures side by side, too')
  .action(async ({ only, lang, theme, size, sheet = false }) => {
    const scenes = only === undefined ? SCENES : chooseScenes(SCENES, only);
    const languages = lang === undefined ? LANGS : [lang];
    const themes = theme === undefined ? USUAL_THEMES : [theme];
    const sizes = size === undefined ? USUAL_SIZES : [size];
    const folder = inRoot('out', 'screens');
    // What a picture shows that is not taken any more would mislead.
    if (only === undefined) await rm(folder, { recursive: true, force: true });
    const reel = await mkdtemp(join(tmpdir(), 'roast-film-'));
    const film = join(reel, 'face.mjpeg');
    const server = await serveStaged();
    try {
      await writeFaceFilm(film);
      const browser = await launchBrowser({ args: filmArguments(film) });
      try {
        const failed = await takeAll(
          { browser, origin: server.url, folder, themes, sizes },
          scenes,
          languages,
        );
        if (sheet) {
          const names = scenes.flatMap(({ takes }) => takes.map(({ name }) => name));
          const sheets = await writeSheets({ folder, names, languages, themes, sizes });
          console.log(`${sheets.length} contact sheets in ${join(folder, 'sheets')}`);
        }
        process.exitCode = failed === 0 ? EXIT.fine : EXIT.fails;
      } finally {
        await browser.close();
      }
    } finally {
      await server.close();
      await rm(reel, { recursive: true, force: true });
    }
  });
