/** /dev/model: how the language model has behaved since the start, in codes and numbers. */
import { Hono } from 'hono';
import type { ModelState } from '#roast/model/breaker.ts';
import { json, page } from '../http/answers.ts';

const BREAKER: Readonly<Record<ModelState['breaker'], string>> = {
  closed: 'It is asked. · 問い合わせています。',
  resting: 'It rests after failures. · 失敗が続いたため休ませています。',
  trying: 'The next request sees whether it is back. · 次の一件で試します。',
};

function words({ breaker, restS, counts }: ModelState): string {
  const outcomes = Object.entries(counts).map(([name, count]) => `<dt>${name}</dt><dd>${count}</dd>`);
  return `<p>${BREAKER[breaker]}${breaker === 'resting' ? ` (${restS} s)` : ''}</p>
<dl>${outcomes.join('\n')}</dl>`;
}

/** @param state null: no model is configured */
export function modelPages(state: (() => ModelState) | null): Hono<{
  Bindings: { readonly address: string };
}> {
  const pages = new Hono<{ Bindings: { readonly address: string } }>();
  pages.get('/model', () =>
    page(
      200,
      'Language model · 言語モデル',
      `${state === null ? '<p>None is configured (ROAST_LLM_URL). · 設定されていません。</p>' : words(state())}
<p><a href="/dev/edge-functions">Ask the roast function · ロースト関数に聞く</a></p>`,
    ),
  );
  /** The same for programs. */
  pages.get('/model.json', () => json(200, state?.() ?? null));
  return pages;
}
