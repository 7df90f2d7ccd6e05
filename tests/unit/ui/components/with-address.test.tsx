/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show, text } from '#tests/unit/ui/support/show.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';

/** What stays together, with a stroke where it may be broken. */
function together(words: string, address: string): string | undefined {
  show(<WithAddress words={words} email={address} />);
  expect(text()).toBe(words);
  const [part] = screen.queryAllByText((_, element) => element?.tagName === 'SPAN');
  part?.querySelectorAll('wbr').forEach((place) => place.replaceWith('|'));
  return part?.textContent;
}

test('an address may break after its "@" and before its dots', () => {
  expect(together('You sign in as ana.b@example.org', 'ana.b@example.org')).toBe('ana|.b@|example|.org');
});

test('what touches an address stays on its line', () => {
  expect(together('You sign in as a@b.org. Fine.', 'a@b.org')).toBe('a@|b|.org.');
  expect(together('「a@b.org」でログイン', 'a@b.org')).toBe('「a@|b|.org」');
});

test('words without the address stay as they are', () => {
  expect(together('You sign in.', 'ana@example.org')).toBeUndefined();
  expect(together('You sign in.', '')).toBeUndefined();
});
