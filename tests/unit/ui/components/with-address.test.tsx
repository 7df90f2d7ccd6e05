import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithAddress } from '#ui/components/with-address.tsx';

const markup = (words: string, email: string) =>
  renderToStaticMarkup(<WithAddress words={words} email={email} />);

test('an address may break after its "@" and before its dots', () => {
  expect(markup('You sign in as ana.b@example.org', 'ana.b@example.org')).toMatch(
    /^You sign in as <span class="[^"]+" translate="no">ana<wbr\/>\.b@<wbr\/>example<wbr\/>\.org<\/span>$/,
  );
});

test('what touches an address stays on its line', () => {
  expect(markup('You sign in as a@b.org. Fine.', 'a@b.org')).toMatch(
    /as <span[^>]*>a@.*org\.<\/span> Fine\.$/,
  );
  expect(markup('「a@b.org」でログイン', 'a@b.org')).toMatch(/^<span[^>]*>「a@.*org」<\/span>でログイン$/);
});

test('words without the address stay as they are', () => {
  expect(markup('You sign in.', 'ana@example.org')).toBe('You sign in.');
  expect(markup('You sign in.', '')).toBe('You sign in.');
});
