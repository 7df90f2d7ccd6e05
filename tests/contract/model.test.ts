/** The stand-in for a language model behind `npm start`, and the page that says how a model behaves. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiListener } from '#local/listener.ts';
import { startStandIn } from '#local/model-stand-in/stand-in.ts';
import { startCloud } from '#local/start.ts';
import { roastSchema } from '#roast/contract.ts';
import { serve } from '#scripts/serve.ts';
import { SAMPLE_FACTS } from '../unit/functions/support/facts.ts';
import { startFromTemplate } from './support/template.ts';

const stateAt = async (url: string, key: string) => (await fetch(`${url}/dev/model.json?key=${key}`)).json();

async function roastFrom(url: string, apikey = '', variant = 0) {
  const answer = await fetch(`${url}/functions/v1/roast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey },
    body: JSON.stringify({ ...SAMPLE_FACTS, variant }),
  });
  return roastSchema.parse(await answer.json());
}

describe('with ROAST_LLM_URL=stand-in', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roast-model-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('npm start brings one along, its state is told to this machine, and both end together', async () => {
    const api = createApiListener();
    const server = await serve({ dir: 'no-such-folder', supabaseOrigin: null, api: api.answer });
    const port = Number(new URL(server.url).port);
    const env = { ROAST_LLM_URL: 'stand-in', ROAST_LLM_PROFILE: 'gemini' };
    const backend = await startCloud({ api, host: '127.0.0.1', port, folder, env });
    try {
      const key = backend?.devKey ?? '';
      expect(await stateAt(server.url, key)).toEqual({ breaker: 'closed', restS: 0, counts: {} });
      const roast = await roastFrom(server.url, backend?.secrets.publicKey);
      expect(roast.source).toMatch(/^(?:model|mixed)$/);
      expect(await stateAt(server.url, key)).toEqual({
        breaker: 'closed',
        restS: 0,
        counts: { answered: 1 },
      });
      const opened = await fetch(`${server.url}/dev/model?key=${key}`, { redirect: 'manual' });
      const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const page = await (await fetch(`${server.url}/dev/model`, { headers: { cookie } })).text();
      expect(page).toContain('It is asked');
    } finally {
      await backend?.close();
      await server.close();
    }
  });

  test('a profile that is none stops the start with a sentence', async () => {
    const env = { ROAST_LLM_URL: 'stand-in', ROAST_LLM_PROFILE: 'chatty' };
    const start = startCloud({ api: createApiListener(), host: '127.0.0.1', port: 4173, folder, env });
    await expect(start).rejects.toThrow('ROAST_LLM_PROFILE must be one of');
  });
});

test('without a model the page says so', async () => {
  const { url, backend, close } = await startFromTemplate();
  expect(await stateAt(url, backend.devKey)).toBeNull();
  await close();
});

test('one person spends no more than their share of the day, and gets the writer’s roast from then on', async () => {
  const standIn = await startStandIn();
  const env = { ROAST_LLM_URL: standIn.url, ROAST_LLM_MODEL: 'good', ROAST_LLM_PERSON_LIMIT: '2' };
  const { url, backend, log, close } = await startFromTemplate({ env });
  for (const variant of [1, 2, 3, 4]) await roastFrom(url, backend.secrets.publicKey, variant);
  expect(standIn.heard).toHaveLength(2);
  expect(log.map(({ model }) => model)).toEqual([undefined, undefined, 'person-limit', 'person-limit']);
  await close();
  await standIn.close();
});
