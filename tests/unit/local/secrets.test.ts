import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeSecrets, readSecrets } from '#local/secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roast-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('of an installation that sent no reminders are kept, and a key for these is made once', () => {
  const { push: _push, ...earlier } = makeSecrets();
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify(earlier), { mode: 0o600 });
  const { push, ...kept } = readSecrets(folder, {});
  expect(kept).toEqual(earlier);
  expect(readSecrets(folder, {}).push).toEqual(push);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
});

it.each(['{"jwtSecret":"a"}', '{}', 'null', '[]'])('that are damaged are not made anew: %s', (text) => {
  writeFileSync(join(folder, 'secrets.json'), text);
  expect(() => readSecrets(folder, {})).toThrow();
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text);
});

it('have another key pair in every installation', () => {
  expect(makeSecrets().push.d).not.toBe(makeSecrets().push.d);
});
