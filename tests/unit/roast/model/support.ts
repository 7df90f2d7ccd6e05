/** Answers of a model as the function would get them, without a model. */
import type { Lang } from '#functions/vocabulary.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { AskModel, ModelRequest } from '#roast/model/types.ts';
import { tellByModel } from '#roast/model/tell.ts';
import { composed } from '#tests/support/roast.ts';

/** Answers with this text, and keeps what it was asked. */
export function answering(text: string): { readonly ask: AskModel; readonly asked: ModelRequest[] } {
  const asked: ModelRequest[] = [];
  return {
    asked,
    ask: (request) => {
      asked.push(request);
      return Promise.resolve({ ok: true, text });
    },
  };
}

export const tell = (facts: RoastFacts, text: string) =>
  tellByModel(facts, composed(facts), answering(text).ask, new AbortController().signal);

/** What a model hears of these facts. */
export async function requestOn(facts: RoastFacts): Promise<ModelRequest> {
  const { ask, asked } = answering('');
  await tellByModel(facts, composed(facts), ask, new AbortController().signal);
  const [request] = asked;
  if (request === undefined) throw new Error('the model was not asked');
  return request;
}

const section = (user: string, name: string): string[] =>
  (user.split(`${name}\n`)[1]?.split('\n\n')[0] ?? '')
    .split('\n')
    .flatMap((line) => line.split(':')[0] ?? []);

/** The tags under JOKES and under PRAISE. */
export const subjectsIn = ({ user }: ModelRequest) => ({
  jokes: section(user, 'JOKES'),
  praise: section(user, 'PRAISE'),
});

/** Lines that hold of the sample facts (tests/unit/functions/support/facts.ts), kind and new. */
export const GOOD: Readonly<Record<Lang, object>> = {
  en: {
    verdict: { about: 'light.dim', text: 'Cave, with tenant' },
    headline: { about: 'framing.close', text: 'The lens has moved in' },
    truths: [
      { about: 'sharpness.soft', text: 'The blur on this has been filed under weather.' },
      { about: 'light.dim', text: 'Dim. A bat has asked for the switch.' },
      {
        about: 'expression.serious',
        text: 'Reason for visit: none given. The queue is still applauding a face that has not said a word about the biscuits.',
      },
    ],
    closer: { about: 'gaze.camera', text: 'That look is steady and true. The whole desk is proud of it.' },
  },
  ja: {
    verdict: { about: 'light.dim', text: '閉店後のほら穴' },
    headline: { about: 'framing.close', text: 'レンズが引っ越してきた' },
    truths: [
      { about: 'sharpness.soft', text: 'このぼやけは、天気の欄に記入した。' },
      { about: 'light.dim', text: '暗い。コウモリがスイッチの場所を聞きに来た。' },
      { about: 'expression.serious', text: '真顔。番号札を取った三人が、順番をゆずり合っている。' },
    ],
    closer: { about: 'gaze.camera', text: '目に力があって、いい。受理する。ハンコも、うなずいている。' },
  },
};
