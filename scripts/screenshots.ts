/** `npm run screenshots [-- --only NAME] [--lang en] [--theme dark] [--size phone] [--sheet]`: every screen and state, into out/screens. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { filmArguments, writeFaceFilm } from '#tests/browser/support/face-film.ts';
import { launchBrowser } from './chromium.ts';
import { inRoot } from './lib/paths.ts';
import { serveStaged } from './lib/tools-build.ts';
import {
  chooseScenes,
  parseScreenshotArguments,
  USAGE,
  type ScreenshotArguments,
} from './screenshots/arguments.ts';
import { SCENES } from './screenshots/list.ts';
import type { Scene } from './screenshots/scene.ts';
import { writeSheets } from './screenshots/sheet.ts';
import { takeScene, type Studio } from './screenshots/take.ts';

/** Scenes at a time: while one waits for the app, another is drawn. */
const AT_ONCE = 2;

function readArguments(): { given: ScreenshotArguments; scenes: readonly Scene[] } | null {
  try {
    const given = parseScreenshotArguments(process.argv.slice(2));
    return { given, scenes: chooseScenes(SCENES, given.only) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    return null;
  }
}

/** Takes all of them; a scene that fails is reported and costs no other. Resolves with the number of failures. */
async function takeAll(
  studio: Studio,
  scenes: readonly Scene[],
  given: ScreenshotArguments,
): Promise<number> {
  const waiting = given.languages.flatMap((language) => scenes.map((scene) => ({ scene, language })));
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

async function putSideBySide(
  folder: string,
  scenes: readonly Scene[],
  { languages, themes, sizes }: ScreenshotArguments,
): Promise<void> {
  const names = scenes.flatMap(({ takes }) => takes.map(({ name }) => name));
  const sheets = await writeSheets({ folder, names, languages, themes, sizes });
  console.log(`${sheets.length} contact sheets in ${join(folder, 'sheets')}`);
}

async function main(): Promise<number> {
  const request = readArguments();
  if (request === null) return 2;
  const { given, scenes } = request;
  const folder = inRoot('out', 'screens');
  // What a picture shows that is not taken any more would mislead.
  if (given.only === null) await rm(folder, { recursive: true, force: true });
  const reel = await mkdtemp(join(tmpdir(), 'roast-film-'));
  const film = join(reel, 'face.mjpeg');
  const server = await serveStaged();
  try {
    await writeFaceFilm(film);
    const browser = await launchBrowser({ args: filmArguments(film) });
    try {
      const { themes, sizes } = given;
      const studio = { browser, origin: server.url, folder, themes, sizes };
      const failed = await takeAll(studio, scenes, given);
      if (given.sheet) await putSideBySide(folder, scenes, given);
      return failed === 0 ? 0 : 1;
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
    await rm(reel, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
