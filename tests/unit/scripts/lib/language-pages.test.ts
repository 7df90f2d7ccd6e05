import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGS } from '#functions/vocabulary.ts';
import { pageIn, previewOf } from '#scripts/lib/language-pages.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const page = readFileSync(inRoot('index.html'), 'utf8').replace('<!-- preview -->', previewOf('ja'));

it.each(LANGS)('a link previews in its language (%s)', (lang) => {
  const shown = pageIn(page, lang);
  expect(shown).toContain(`<html lang="${lang}"`);
  const content = [...shown.matchAll(/(?:name|property)="(\w+:?\w*)" content="([^"]*)"/g)];
  const texts = new Map(content.map(([, name, text]) => [name, text]));
  expect(texts.get('og:title')).toBe('Roast Me');
  expect(texts.get('og:locale')).toBe(lang);
  const about = texts.get('description') ?? '';
  expect(about).toBe(texts.get('og:description'));
  expect(/[ぁ-ん]/.test(about)).toBe(lang === 'ja');
  expect(about.length).toBeGreaterThan(20);
});

it('a page without a preview is told, not served as it is', () => {
  expect(() => pageIn('<html lang="ja"></html>', 'en')).toThrow('no preview');
});
