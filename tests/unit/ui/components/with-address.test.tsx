import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WithAddress } from '#ui/components/with-address.tsx';

const markup = (words: string, email: string) =>
  renderToStaticMarkup(<WithAddress words={words} email={email} />);

test('an address may break after its "@" and before its dots', () => {
  expect(markup('You sign in as ana.b@example.org.', 'ana.b@example.org')).toBe(
    'You sign in as ana<wbr/>.b@<wbr/>example<wbr/>.org.',
  );
});

test('words without the address stay as they are', () => {
  expect(markup('You sign in.', 'ana@example.org')).toBe('You sign in.');
  expect(markup('You sign in.', '')).toBe('You sign in.');
});
