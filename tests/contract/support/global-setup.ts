/**
 * One backend for all contract tests: the embedded one, or a hosted project when BASE_URL, ANON_KEY and
 * SERVICE_KEY are given (a throw-away project: the tests make and delete accounts).
 */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { inRoot } from '#scripts/lib/paths.ts';
import { startEmbedded } from './embedded.ts';
import { withTemplate, writeTemplate } from './template.ts';

export interface Target {
  readonly url: string;
  readonly publicKey: string;
  readonly serviceKey: string;
  readonly embedded: boolean;
  /** Opens the embedded backend's mailbox and its stand-in for Google. */
  readonly devKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    target: Target;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { BASE_URL, ANON_KEY, SERVICE_KEY } = process.env;
  if (BASE_URL && ANON_KEY && SERVICE_KEY) {
    project.provide('target', {
      url: BASE_URL,
      publicKey: ANON_KEY,
      serviceKey: SERVICE_KEY,
      embedded: false,
      devKey: '',
    });
    return () => Promise.resolve();
  }
  const template = inRoot('out', 'test', 'database.tar');
  await mkdir(dirname(template), { recursive: true });
  await writeTemplate(template);
  project.provide('databaseTemplate', template);
  // Room for many guests at one address: the limits have tests of their own.
  const quota = { guest: 10_000, free: 6, premium: 200, address: 10_000 };
  const { url, backend, close } = await withTemplate(template, () => startEmbedded({ quota }));
  const { publicKey, serviceKey } = backend.secrets;
  project.provide('target', { url, publicKey, serviceKey, embedded: true, devKey: backend.devKey });
  return close;
}
