import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { pseudo } from '#i18n/pseudo.ts';
import { createI18n } from '#i18n/setup.ts';

it('stretches and marks every text', () => {
  const text = pseudo('Start Analysis');
  expect(text).toMatch(/^⟦Stárt Åná.*~+⟧$/);
  expect(text.length).toBeGreaterThan('Start Analysis'.length * 1.3);
});

it('marks a text within a text once', () => {
  expect(pseudo(pseudo('x'))).toBe(pseudo('x'));
});

it('is shown only where it is asked for', () => {
  expect(createI18n('en', en, { pseudo: true }).t(($) => $.splash.start)).toBe(pseudo('Start Analysis'));
  expect(createI18n('en', en).t(($) => $.splash.start)).toBe('Start Analysis');
});
