/**
 * What a link shows of the app before any script runs: the page's head in each language, from the texts of the splash.
 * `index.html` speaks the default language; beside it lies a page for each other one, which `?lang=` asks for.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGS, SENTENCE_GAP, type Lang } from '#functions/vocabulary.ts';
import { inRoot } from './paths.ts';

const [DEFAULT, ...OTHERS] = LANGS;

/** The page of a language, as a file of the build. */
export const pageOf = (lang: Lang): string => (lang === DEFAULT ? 'index.html' : `index.${lang}.html`);

interface SplashWords {
  readonly title: string;
  readonly tagline: string;
  readonly promise: string;
}

/** The tags of a preview, for the head of the page. */
export function previewOf(lang: Lang): string {
  const file = inRoot('src', 'i18n', 'locales', lang, 'splash.json');
  const { title, tagline, promise } = JSON.parse(readFileSync(file, 'utf8')) as SplashWords;
  const about = `${tagline}${SENTENCE_GAP[lang]}${promise}`;
  return [
    `<meta name="description" content="${about}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:locale" content="${lang}" />`,
  ].join('\n    ');
}

/** A page of the default language in another one. Throws where the page has no preview of ours. */
export function pageIn(page: string, lang: Lang): string {
  const [was, language] = [previewOf(DEFAULT), `<html lang="${DEFAULT}"`];
  if (!page.includes(was) || !page.includes(language))
    throw new Error('The page has no preview to translate.');
  return page.replace(was, () => previewOf(lang)).replace(language, () => `<html lang="${lang}"`);
}

/** Puts the preview into index.html in the place of its mark, and its pages in the other languages beside it. */
export function languagePages(): Plugin {
  return {
    name: 'roast-me:language-pages',
    enforce: 'post',
    transformIndexHtml: (html) => html.replace('<!-- preview -->', () => previewOf(DEFAULT)),
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const source = String(page.source);
      for (const lang of OTHERS) {
        this.emitFile({ type: 'asset', fileName: pageOf(lang), source: pageIn(source, lang) });
      }
    },
  };
}
