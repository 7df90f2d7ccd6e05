/**
 * What a person sees in each mood of a language model, through the whole function. Run by vitest (handler.test.ts) and by Deno
 * (deno-runner.ts); how each provider's profile copes with the moods is in tests/unit/roast/model/ask.test.ts.
 */
import assert from 'node:assert/strict';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import { MOODS, type Mood } from '#local/model-stand-in/moods.ts';
import { startStandIn, type StandIn } from '#local/model-stand-in/stand-in.ts';
import { roastSchema, type Roast } from '#roast/contract.ts';
import { checkModelRoast, roastTexts } from '#roast/guard/check-roast.ts';
import { createAsk } from '#roast/model/ask.ts';
import { createBreaker } from '#roast/model/breaker.ts';
import { deepen } from '#roast/deepen.ts';
import { NO_TEXT } from '#tests/support/moods.ts';
import type { Case } from './cases-http.ts';
import { SAMPLE_FACTS } from './support/facts.ts';
import { ask, modelOf, NOON, rig, roastOf, type Rig } from './support/rig.ts';

/** Longer than a request on this machine can take, however slow it is. */
const PATIENT_MS = 120_000;
/** For what never ends. */
const SHORT_MS = 400;
const KEY = 'key of the stand-in';

/** Of which kind the roast is, and why no line is the model's. */
type Seen = readonly Roast['source'][] | string;

const MIXED: Seen = ['model', 'mixed'];
/** Each mood, and what the person sees: the model's lines, or the writer's own and the reason in the log. */
const SEEN: Readonly<Record<Mood, Seen>> = {
  good: MIXED,
  fenced: MIXED,
  chatty: MIXED,
  half: MIXED,
  'new-names': MIXED,
  'old-names': MIXED,
  'no-schema': MIXED,
  'no-format': MIXED,
  'no-effort': MIXED,
  thinks: MIXED,
  dull: 'nothing-kept',
  injected: 'distrusted',
  'wrong-language': 'nothing-kept',
  'wrong-facts': 'nothing-kept',
  long: 'nothing-kept',
  hostile: ['writer'],
  ...NO_TEXT,
};
/** Of these the provider's profile decides what comes of them, not what is tested here. */
const BY_PROFILE = new Set<Mood>(['new-names', 'old-names', 'no-schema', 'no-format', 'no-effort', 'thinks']);
const NEVER = new Set<Mood>(['slow', 'drip']);

async function withMood<T>(mood: Mood, work: (made: Rig, standIn: StandIn) => Promise<T>): Promise<T> {
  const standIn = await startStandIn();
  try {
    const options = { url: `${standIn.url}/v1`, model: mood, key: KEY, fetch } as const;
    const limitMs = NEVER.has(mood) ? SHORT_MS : PATIENT_MS;
    const asked = createAsk({ ...options, profile: 'compatible', limitMs });
    return await work(rig({ model: createBreaker(asked, () => NOON), answerLimitMs: PATIENT_MS }), standIn);
  } finally {
    await standIn.close();
  }
}

/** All that a model has no part in. */
function frameOf({
  verdict: _v,
  headline: _h,
  harshTruths: _t,
  closer: _c,
  best: _b,
  source: _s,
  ...frame
}: Roast) {
  return frame;
}

const moodCase = (mood: Mood, lang: Lang): Case => ({
  name: `a model that ${MOODS[mood]} (${mood}, ${lang})`,
  run: () =>
    withMood(mood, async ({ handle, log }) => {
      const facts = { ...SAMPLE_FACTS, lang };
      const response = await handle(ask({ body: JSON.stringify(facts) }));
      assert.equal(response.status, 200);
      const roast = roastSchema.parse(await roastOf(response));
      const own = (await deepen(facts)).roast;
      assert.deepEqual(checkModelRoast(roast, facts), { ok: true });
      assert.deepEqual(frameOf(roast), frameOf(own), 'the rest is the writer’s');
      for (const { text } of roastTexts(roast))
        assert.doesNotMatch(text, /evil|instructions|指示|https?:|[<>]/u);
      const [entry] = log;
      assert.equal(entry?.source, roast.source);
      assert.equal(entry?.breaker, 'closed');
      const seen = SEEN[mood];
      if (typeof seen === 'string') {
        assert.deepEqual([entry?.model, roast], [seen, own]);
      } else {
        assert.ok(seen.includes(roast.source), `${roast.source}: ${JSON.stringify(entry)}`);
      }
    }),
});

export const modelCases: readonly Case[] = [
  ...LANGS.flatMap((lang) =>
    (Object.keys(MOODS) as Mood[])
      .filter((mood) => !BY_PROFILE.has(mood))
      .map((mood) => moodCase(mood, lang)),
  ),
  {
    name: 'the key goes in a header, and facts in words of ours',
    run: () =>
      withMood('good', async ({ handle, counts }, { heard }) => {
        await handle(ask());
        assert.equal(heard.length, 1);
        assert.equal(counts.modelCalls, 1);
        assert.equal(heard[0]?.headers.authorization, `Bearer ${KEY}`);
        assert.ok(!JSON.stringify(heard[0]?.body).includes(KEY));
      }),
  },
  {
    name: 'the log of a roast with dropped lines counts them by reason, and says no more',
    run: () =>
      withMood('wrong-facts', async ({ handle, log }) => {
        await handle(ask());
        await handle(ask({ body: JSON.stringify({ ...SAMPLE_FACTS, note: 'a private thing' }) }));
        const dropped = Object.entries(log[0]?.dropped ?? {});
        assert.ok(dropped.length > 0);
        for (const [, count] of dropped) assert.equal(typeof count, 'number');
        const text = JSON.stringify(log);
        for (const word of ['hat', 'private', 'note', 'serious', 'dark-circles', '192.0.2.7'])
          assert.ok(!text.includes(word), word);
      }),
  },
  {
    name: 'past a limit of calls, in a repeated request and while the model rests it is not asked',
    run: async () => {
      const may = (repeated: boolean, person: boolean, day: boolean) => ({
        take: () => Promise.resolve({ allowed: true, repeated, retryAfterS: 1 }),
        takePersonCall: () => Promise.resolve(person),
        takeModelCall: () => Promise.resolve(day),
      });
      const model = modelOf(() => assert.fail('must not be asked'));
      const resting = { ...model, state: () => ({ breaker: 'resting', restS: 9, counts: {} }) as const };
      for (const [change, reason] of [
        [{ model, quota: may(true, true, true) }, 'repeated'],
        [{ model, quota: may(false, false, true) }, 'person-limit'],
        [{ model, quota: may(false, true, false) }, 'no-budget'],
        [{ model: resting, quota: may(false, true, true) }, 'resting'],
      ] as const) {
        const { handle, log } = rig(change);
        assert.equal((await roastOf(await handle(ask()))).source, 'writer');
        assert.equal(log[0]?.model, reason);
      }
    },
  },
  {
    name: 'a model that answers nothing and does not give up is left behind in time, counters included',
    run: async () => {
      const slow = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 150));
      const { handle, log } = rig({
        answerLimitMs: SHORT_MS,
        model: modelOf(() => new Promise(() => undefined)),
        quota: {
          take: () => slow({ allowed: true, repeated: false, retryAfterS: 1 }),
          takePersonCall: () => slow(true),
          takeModelCall: () => Promise.resolve(true),
        },
      });
      const began = performance.now();
      assert.equal((await roastOf(await handle(ask()))).source, 'writer');
      // A machine that is busy may take its time; a second limit that begins anew would take this long by itself.
      assert.ok(performance.now() - began < 4_000);
      assert.equal(log[0]?.model, 'timeout');
    },
  },
  {
    name: 'a fault of ours on the way to the model costs nobody a roast',
    run: async () => {
      const { handle, log } = rig({ model: modelOf(() => Promise.reject(new Error('a fault'))) });
      assert.deepEqual(await roastOf(await handle(ask())), (await deepen(SAMPLE_FACTS)).roast);
      assert.equal(log[0]?.model, 'internal');
    },
  },
];
