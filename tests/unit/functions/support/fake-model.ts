/**
 * A FAKE language model: an HTTP server on this machine with the address shape of an OpenAI-compatible
 * endpoint and canned answers. It says so in every answer (`model: "fake-model-for-tests"`, header
 * `x-fake-model`). It runs under Node and under Deno.
 */
import type { Lang } from '#functions/vocabulary.ts';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Roast } from '#roast/contract.ts';
import { written as writeRoast } from '#tests/support/roast.ts';
import { SAMPLE_FACTS } from './facts.ts';

export const FAKE_HEADLINES: Readonly<Record<Lang, string>> = {
  en: 'Breaking news: the lamp has left the building',
  ja: '速報：照明さん、本日はお休みです',
};

export interface FakeModel {
  readonly url: string;
  /** Bodies of the requests so far, parsed. */
  readonly asked: readonly unknown[];
  readonly authorizations: readonly (string | undefined)[];
  /** What the next requests get. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

export type Behaviour =
  | { readonly kind: 'content'; readonly content: string }
  | { readonly kind: 'status'; readonly status: number; readonly body: string; readonly type?: string }
  | { readonly kind: 'silence' }
  | { readonly kind: 'drip' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'flood' }
  | { readonly kind: 'redirect'; readonly to: string };

/** A roast as a good model would write it (the writer's sentences under a headline of its own). */
export function goodContent(
  lang: Lang,
  change: (roast: Omit<Roast, 'source' | 'best' | 'verdict'>) => unknown = (roast) => roast,
) {
  // The verdict is the writer's own so far.
  const {
    source: _source,
    best: _best,
    verdict: _verdict,
    ...roast
  } = writeRoast({ ...SAMPLE_FACTS, lang, variant: 99 });
  return JSON.stringify(change({ ...roast, headline: FAKE_HEADLINES[lang] }));
}

export async function startFakeModel(): Promise<FakeModel> {
  const asked: unknown[] = [];
  const authorizations: (string | undefined)[] = [];
  let behaviour: Behaviour = { kind: 'content', content: goodContent('en') };
  const server = createServer((request, response) => {
    const chunks: Uint8Array[] = [];
    request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    request.on('end', () => {
      asked.push(JSON.parse(new TextDecoder().decode(joined(chunks))));
      authorizations.push(request.headers.authorization);
      response.setHeader('x-fake-model', 'canned answers for tests');
      answer(response, behaviour);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    authorizations,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(chunks.flatMap((chunk) => [...chunk]));
}

const completion = (content: string) =>
  JSON.stringify({
    id: 'fake',
    object: 'chat.completion',
    model: 'fake-model-for-tests',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });

function answer(response: ServerResponse, behaviour: Behaviour): void {
  const json = { 'content-type': 'application/json' };
  switch (behaviour.kind) {
    case 'content':
      response.writeHead(200, json).end(completion(behaviour.content));
      return;
    case 'status':
      response
        .writeHead(behaviour.status, { 'content-type': behaviour.type ?? 'application/json' })
        .end(behaviour.body);
      return;
    case 'silence':
      return;
    case 'drip': {
      // Headers at once, then a byte now and then for ever.
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
      return;
    }
    case 'cut':
      response.writeHead(200, json);
      response.write(completion(goodContent('en')).slice(0, 300));
      setTimeout(() => response.destroy(), 20);
      return;
    case 'flood': {
      response.writeHead(200, json);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
      return;
    }
    case 'redirect':
      response.writeHead(307, { location: behaviour.to }).end();
      return;
    default:
      behaviour satisfies never;
  }
}
