import { expect, test } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';

test('"e‑mail" is written with the hyphen that no line breaks at (U+2011)', () => {
  expect(JSON.stringify(en).match(/.{0,30}\be-mail.{0,10}/gi)).toBeNull();
});
