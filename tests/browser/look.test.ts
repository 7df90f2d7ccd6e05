/** The looker of every-screen.test.ts, looked at itself: each fault that is planted on a sound screen is found. */
import type { Page } from 'playwright';
import { SCENES } from '#tests/browser/scenes/list.ts';
import { laidOf, openScene } from '#tests/browser/scenes/open-scene.ts';
import type { Paints } from './support/colours.ts';
import { withKeptPages } from './support/kept-page.ts';
import { look } from './support/look.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const SCREEN = 'routine';
const scene = SCENES.find(({ takes }) => takes.some(({ name }) => name === SCREEN));
if (scene === undefined) throw new Error(`No picture is called ${SCREEN}.`);

const baseUrl = withStagedServer();
const device = withKeptPages({ reducedMotion: 'reduce' });
/** As in every-screen.test.ts: what one document has shown hides no fault of another. */
const paints: Paints = [];

/** By a sheet of the document's own: the policy lets no style element in. */
const style = (css: string) => (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
interface Planted {
  readonly tag: 'p' | 'div' | 'span' | 'button';
  readonly class?: string;
  readonly text?: string;
  readonly inside?: readonly Planted[];
}
/** Element by element: the policy (Trusted Types) lets no text become markup. */
const append =
  (...planted: readonly Planted[]) =>
  (page: Page) =>
    page.evaluate((all) => {
      const add = (parent: Element | null, { tag, class: name, text, inside = [] }: Planted) => {
        const element = document.createElement(tag);
        if (element instanceof HTMLButtonElement) element.type = 'button';
        if (name !== undefined) element.className = name;
        if (text !== undefined) element.textContent = text;
        parent?.append(element);
        for (const one of inside) add(element, one);
      };
      for (const one of all) add(document.querySelector('main'), one);
    }, planted);
/** Faint where it lies on `.ground`. */
const WORDS = { tag: 'p', inside: [{ tag: 'span', class: 'ok', text: 'Words' }] } as const;

/** On list items where it is about Japanese: axe cannot judge a heading there whose glyphs reach out of its line. */
const FAINT = 'color: #777 !important; background: #666 !important;';

for (const [what, plant, found] of [
  ['nothing', () => Promise.resolve(), null],
  ['faint words', style(`main h1 { ${FAINT} }`), /en light: color-contrast/],
  ['faint words in the dark', style(`[data-theme="dark"] main h1 { ${FAINT} }`), /dark: color-contrast/],
  ['faint words in Japanese', style(`[lang="ja"] main li { ${FAINT} }`), /ja \w+: color-contrast/],
  [
    'faint words in Japanese in the dark',
    style(`[lang="ja"][data-theme="dark"] main li { ${FAINT} }`),
    /ja dark: color-contrast/,
  ],
  [
    'a word that is faint for its ground, which another lies in alike',
    append(WORDS, { tag: 'div', class: 'ground', inside: [WORDS] }),
    null,
  ],
  ['a button of 30 px', append({ tag: 'button', class: 'small', text: 'Press' }), /is \d+ × 30/],
  [
    'Japanese that is cut off at 200 %',
    style('[lang="ja"] main h1 { overflow: hidden; max-height: 32px; }'),
    /ja, text at 200 %, cut off/,
  ],
  ['words without a translation', append({ tag: 'p', text: 'Plain words' }), /not translated/],
  [
    'a button without a name, in English only',
    async (page) => {
      await append({ tag: 'button', class: 'mute' })(page);
      await style('.mute { width: 60px; height: 60px } [lang="ja"] .mute { display: none }')(page);
    },
    /en light: button-name/,
  ],
] satisfies readonly [string, (page: Page) => Promise<unknown>, RegExp | null][])
  test(what, async () => {
    const page = await device.fresh(baseUrl(), laidOf(scene, 'en'));
    await openScene(page, scene);
    await style('.small { height: 30px; min-height: 0; padding: 0 8px }')(page);
    await style(`.ground { background: #666 } .ground .ok { color: #777 }`)(page);
    await plant(page);
    const faults = await look(page, { content: /ground/.test(what), alive: true, paints });
    if (what.includes('ground')) expect(faults.join('\n')).toMatch(/color-contrast/);
    else if (found === null) expect(faults).toEqual([]);
    else expect(faults.join('\n')).toMatch(found);
  });
