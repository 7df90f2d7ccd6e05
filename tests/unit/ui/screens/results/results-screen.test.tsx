/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { showResultAtom } from '#tests/unit/ui/support/result.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';
import { ResultsScreen } from '#ui/screens/results/results-screen.tsx';

/** The result as somebody sees it whom this phone calls so. */
const shownTo = (displayName: string) =>
  textOf(<ResultsScreen />, {
    prepare(store) {
      store.set(personalizationAtom, { displayName });
      store.set(showResultAtom);
    },
  });

describe('a result', () => {
  it('puts the name of now in where the text has a place for it, and leaves the words that look like one', () => {
    for (const name of ['Mark', 'Tom']) {
      const page = shownTo(name);
      screen.getByText(`${name}, look here`);
      expect(page).toContain(`Mark the floor with tape, ${name}.`);
      expect(page).toContain(`It sticks, ${name}.`);
      expect(page).not.toContain('{name}');
    }
  });

  it('does without where no name was said', () => {
    const page = shownTo('');
    screen.getByText('Look here');
    expect(page).toContain('Mark the floor with tape.');
    expect(page).not.toContain('{name}');
  });
});

it('says of a photo that is gone what is true of a closed tab and of a page that was loaded again', () => {
  // Without the marks that say where a line may break.
  const plain = (words: string) => words.replaceAll(/[\u200B\u2060]/g, '');
  for (const { result, errors } of [en, ja]) {
    expect(plain(result.photoGone)).not.toMatch(/reload|tab|読み込み直|閉じ/i);
    expect(plain(errors.interrupted.title)).not.toMatch(/reload|読み込み直/i);
    expect(plain(errors.interrupted.body)).toMatch(/closed or loaded again|閉じられたか、読み込み直され/);
  }
});
