/** The answers of the backend beside the published descriptions of GoTrue and PostgREST. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CALLS, KNOWN_DIFFERENCES } from '#lab/contract/calls.ts';
import { ask, differences } from '#lab/contract/compare.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { target } from './support/browser.ts';

const project = { url: target.url, key: target.publicKey };

test.each(CALLS.map((call) => [call.name, call] as const))('%s', async (name, call) => {
  const found = differences(call, await ask(project, call));
  // A difference that is gone leaves the list.
  if (target.embedded && KNOWN_DIFFERENCES.has(name)) expect(found).not.toEqual([]);
  else expect(found).toEqual([]);
});

test('each difference is explained', async () => {
  const page = await readFile(inRoot('docs', 'contract.md'), 'utf8');
  const names = CALLS.map(({ name }) => name);
  for (const name of KNOWN_DIFFERENCES) {
    expect(names).toContain(name);
    expect(page).toContain(`| ${name} `);
  }
});

test('what differs is said', () => {
  const call = {
    name: '',
    method: 'GET',
    path: '/',
    statuses: [401],
    code: '42501',
    fields: ['hint'],
  } as const;
  expect(differences(call, { status: 200, body: [] })).toEqual([
    'status 200, described: 401',
    'code null, described: 42501',
    'without hint',
  ]);
  expect(differences(call, { status: 401, body: { code: '42501', hint: null } })).toEqual([]);
});
