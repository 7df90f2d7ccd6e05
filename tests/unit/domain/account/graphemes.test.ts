import { afterEach, describe, expect, it, vi } from 'vitest';
import { countGraphemes } from '#domain/account/graphemes.ts';
import { BIO_MAX } from '#domain/account/limits.ts';
import { profileFormSchema } from '#state/profile-form.ts';

/** Made of seven code points. */
const FAMILY = '👨‍👩‍👧‍👦';

afterEach(() => vi.unstubAllGlobals());

describe('the letters of a text', () => {
  it('are those that one sees', () => {
    expect(countGraphemes('')).toBe(0);
    expect(countGraphemes(`a${FAMILY}🇯🇵が`)).toBe(4);
  });

  it('are counted by code points where the browser cannot tell', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(countGraphemes('aé')).toBe(2);
    expect(countGraphemes(FAMILY)).toBe(7);
  });
});

it('a bio may have as many letters as its hint says, also of emoji', () => {
  const takes = (bio: string) =>
    profileFormSchema('2026-11-27', null).safeParse({ name: 'Ana', email: '', birthDate: '', bio }).success;
  expect(takes('👍🏽'.repeat(BIO_MAX))).toBe(true);
  expect(takes('あ'.repeat(BIO_MAX))).toBe(true);
  expect(takes('あ'.repeat(BIO_MAX + 1))).toBe(false);
});
