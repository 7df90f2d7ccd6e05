/**
 * Every screen and state that `npm run lab -- screenshots` takes pictures of, opened once and looked at in both
 * languages and both themes: axe, targets to press, text at 200 % (with whole words), the pseudo-locale. What is done on
 * the way there is done while a browser translates the page.
 */
import type { ConsoleMessage, Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';
import { laidOf, openScene } from '#tests/browser/scenes/open-scene.ts';
import type { Scene } from '#tests/browser/scenes/scene.ts';
import type { Paints } from './support/colours.ts';
import { withKeptPages } from './support/kept-page.ts';
import { glance, look, undress } from './support/look.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';
import { installTranslator, translationFaults } from './support/translator.ts';

/** Words apart, these are like one that is looked at in every dress: a glance must do. */
const ALIKE = new Set(
  `
  error-turned-away error-too-dark error-unsupported-format error-internal analysis-starting analysis-decoding
  analysis-writing camera-premium camera-lost camera-in-use camera-insecure camera-failed
  results-landmarks results-thirds results-fifths results-redness results-lines results-pores
  results-texture results-shine results-shape-unknown results-shape-one results-narrow share-photo share-longest onboarding-interest-chosen signup-filled
  history-premium compare-no-pictures history-detail-no-picture profile-premium profile-data-guest payment-cancel
  payment-complete adviser focus-form focus-shutter focus-camera-switch focus-share focus-layers focus-score
  focus-dialog profile-account-syncing sign-out-waiting install-iphone
  `.split(/\s+/),
);
/**
 * Spinners of a moment, with no heading to stand under; the offer of an update, whose longest text is looked at; and the
 * page of a start that failed, which throws on purpose (shell.test.ts looks at it).
 */
const PASSING = new Set(
  'starting history-loading update-ready update-busy update-applying start-failed'.split(' '),
);
/** Shows names, roasts, facts or messages of machines, which no locale file holds. */
const CONTENT =
  /^(results|share|history|compare|profile|debug|storage|image|edge|error-model|crash|code|callback|licences|sign-out|camera-limit-reminded)/;

const looked = (scene: Scene): readonly string[] =>
  scene.takes.map(({ name }) => name).filter((name) => !PASSING.has(name));
const scenes = SCENES.filter((scene) => looked(scene).length > 0);

// The longest file of all: every worker takes its part.
test.describe.configure({ mode: 'parallel' });
const baseUrl = withStagedServer();
const device = withKeptPages({
  launch: { filming: true },
  script: installTranslator,
  permissions: ['camera', 'clipboard-read', 'clipboard-write'],
  reducedMotion: 'reduce',
});

/** The camera's picture stands still while it is looked at: the engine would read it thirty times a second. */
const roll = (page: Page, on: boolean) =>
  page.evaluate((on) => {
    const video = document.querySelector('video');
    if (on) void video?.play().catch(() => undefined);
    else video?.pause();
  }, on);

/** Shows the page as it was written, once what the translated one says is what it should. */
async function untranslate(page: Page, where: string): Promise<void> {
  faults.push(...(await translationFaults(page)).map((fault) => `${where}, translated: ${fault}`));
  await page.evaluate(() => window.translator.showOriginal());
}
const translate = (page: Page) => page.evaluate(() => window.translator.start());

/** Most screens are painted alike. */
const paints: Paints = [];
const faults: string[] = [];
const onConsole = (message: ConsoleMessage) => {
  if (/content security policy/i.test(message.text()))
    faults.push(`the policy stepped in: ${message.text()}`);
};

for (const [names, scene] of scenes.map((scene) => [looked(scene).join(', '), scene] as const))
  test(names, async () => {
    const page = await device.fresh(baseUrl(), laidOf(scene, 'en'));
    page.on('console', onConsole);
    try {
      await openScene(page, scene);
      // Pulled down too far, the page would be loaded anew.
      const pulled = await page.evaluate(
        () => getComputedStyle(document.documentElement).overscrollBehaviorY,
      );
      if (pulled !== 'none') faults.push(`${scene.path}: pulled down it is "${pulled}"`);
      await translate(page);
      for (const { name, act } of scene.takes) {
        await act?.(page, en);
        if (!looked(scene).includes(name)) continue;
        const alive = name !== 'crash';
        await roll(page, false);
        await untranslate(page, name);
        const found = ALIKE.has(name)
          ? await glance(page)
          : await look(page, { content: CONTENT.test(name), alive, paints });
        faults.push(...found.map((fault) => `${name}: ${fault}`));
        await translate(page);
        if (!ALIKE.has(name)) await undress(page, alive);
        if (name === scene.takes.at(-1)?.name) await untranslate(page, `${name}, in English again`);
        else await roll(page, true);
      }
    } finally {
      page.off('console', onConsole);
    }
    expect(faults.splice(0)).toEqual([]);
  });
