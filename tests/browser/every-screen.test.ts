/**
 * Every screen and state that `npm run screenshots` takes pictures of, opened once and looked at in both
 * languages and both themes: axe, targets to press, text at 200 %, the pseudo-locale.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCENES } from '#scripts/screenshots/list.ts';
import { openScene, WORDS } from '#scripts/screenshots/open-scene.ts';
import type { Scene } from '#scripts/screenshots/scene.ts';
import { withBrowser } from './support/browser.ts';
import { filmArguments, writeFaceFilm } from './support/face-film.ts';
import { look } from './support/look.ts';
import { withStagedServer } from './support/staged-server.ts';

/** Words apart, these are like one that is looked at. */
const ALIKE = new Set(
  `
  error-turned-away error-too-dark error-unsupported-format analysis-starting analysis-decoding
  analysis-writing camera-premium camera-lost camera-in-use camera-insecure camera-failed camera-limit-free
  results-landmarks results-thirds results-fifths results-redness results-lines results-pores
  results-texture results-shine share-photo onboarding-interest-chosen signup-filled history-one
  history-premium compare-no-pictures history-detail-no-picture profile-premium payment-cancel
  payment-complete adviser
  `.split(/\s+/),
);
/** Spinners of a moment, with no heading to stand under; and the offer of an update, whose longest text is looked at. */
const PASSING = new Set(['starting', 'history-loading', 'update-ready', 'update-busy', 'update-applying']);
/** Shows names, roasts, facts or messages of machines, which no locale file holds. */
const CONTENT =
  /^(results|share|history|compare|profile|debug|storage|image|edge|error-model|crash|code|callback|licences)/;

const looked = (scene: Scene): readonly string[] =>
  scene.takes.map(({ name }) => name).filter((name) => !ALIKE.has(name) && !PASSING.has(name));
const scenes = SCENES.filter((scene) => looked(scene).length > 0);

const baseUrl = withStagedServer();
const folder = await mkdtemp(join(tmpdir(), 'roast-film-'));
const film = join(folder, 'face.mjpeg');
beforeAll(() => writeFaceFilm(film));
const app = withBrowser({ args: filmArguments(film) });
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(scenes.map((scene) => [looked(scene).join(', '), scene] as const))(
  '%s',
  { timeout: 180_000 },
  async (_names, scene) => {
    const page = await app.newPage({
      baseURL: baseUrl(),
      viewport: { width: 390, height: 844 },
      permissions: ['camera', 'clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
      expectPageErrors: looked(scene).includes('crash'),
    });
    const faults: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text()))
        faults.push(`the policy stepped in: ${message.text()}`);
    });
    await openScene(page, scene, 'en');
    for (const { name, act } of scene.takes) {
      await act?.(page, WORDS.en);
      if (!looked(scene).includes(name)) continue;
      const found = await look(page, { content: CONTENT.test(name), alive: name !== 'crash' });
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);
