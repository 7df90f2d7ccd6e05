import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createCloudWriter,
  MODEL_LIMIT_MS,
  WRITER_LIMIT_MS,
  type CloudWriterOptions,
} from '#platform/roast/cloud-writer.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { today } from '#platform/roast/writing.ts';
import { roastFactsSchema, type Roast } from '#roast/contract.ts';
import { topicsOf } from '#roast/plan/options.ts';
import { adviceToldBy, shownLinesOf } from '#roast/plan/shown-lines.ts';
import { composed, written as writeRoast } from '#tests/support/roast.ts';
import { hashText } from '#roast/random.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';

const { roast: PHONE, plan: PLAN } = composed(SAMPLE_FACTS);
const deepNameOf = (slot: string, key: string) =>
  `deep ${SAMPLE_FACTS.lang} ${SAMPLE_FACTS.style} ${slot} ${key} 0`;
/** What a model might write. */
const CLOUD = {
  ...writeRoast(SAMPLE_FACTS),
  headline: 'From afar, {name}',
  opener: 'A word before',
  harshTruths: ['One thing', 'Another thing', 'A third'],
  source: 'model' as const,
};
const BODY = JSON.stringify(SAMPLE_FACTS);

/** A writer over a fake function that answers so. */
function writerOver(ask: typeof fetch, more: Partial<CloudWriterOptions> = {}) {
  const spy = vi.fn(ask);
  const writer = createCloudWriter({
    phone: createPhoneWriter(),
    address: 'https://x.example/functions/v1/roast',
    publicKey: 'public',
    hasModel: false,
    bearer: () => Promise.resolve('public'),
    online: () => true,
    newKey: () => '00000000-0000-4000-8000-000000000001',
    ask: spy,
    ...more,
  });
  return { writer, spy };
}
const answers =
  (body: string, status = 200) =>
  () =>
    Promise.resolve(new Response(body, { status }));
/** Until it is told that nobody waits any more. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
  });
const headersOf = (spy: ReturnType<typeof writerOver>['spy']) => new Headers(spy.mock.calls[0]?.[1]?.headers);

afterEach(() => void vi.useRealTimers());

/** From now on a limit is over when the test says so. The phone has written before, so that nothing has to be fetched. */
async function holdClock(): Promise<void> {
  await createPhoneWriter().write(SAMPLE_FACTS, []);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Lets what needs no clock run until somebody waits for one. */
async function untilWaiting(): Promise<void> {
  for (let i = 0; i < 1_000 && vi.getTimerCount() === 0; i += 1) await Promise.resolve();
}

describe('a roast through the cloud', () => {
  it('sends the facts and nothing else, and says so', async () => {
    const { writer, spy } = writerOver(answers(JSON.stringify(CLOUD)));
    const { roast, sent } = await writer.write(SAMPLE_FACTS, []);
    expect(roast).toMatchObject({ headline: 'From afar, {name}', source: 'model' });
    expect(sent).toBe(BODY);
    expect(spy.mock.calls[0]?.[1]?.body).toBe(BODY);
    expect(headersOf(spy).get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
    expect(headersOf(spy).get('authorization')).toBe('Bearer public');
  });

  it('shows a roast that is partly a model’s, and remembers what it tells', async () => {
    const mixed = { ...writeRoast(SAMPLE_FACTS), headline: 'From afar', source: 'mixed' as const };
    const { writer } = writerOver(answers(JSON.stringify(mixed)));
    const { roast, told } = await writer.write(SAMPLE_FACTS, []);
    expect(roast).toMatchObject({ headline: 'From afar', source: 'mixed' });
    expect(told).toEqual(expect.arrayContaining([hashText('From afar'), hashText(mixed.closer)]));
  });

  it('keeps the plan, whoever writes the jokes', async () => {
    const steps = ['Another plan'];
    const roadmap = { today: steps, week: steps, month: steps };
    const products = [{ category: 'Another thing', why: 'Because' }];
    const { writer } = writerOver(answers(JSON.stringify({ ...CLOUD, roadmap, products })));
    const { roast } = await writer.write(SAMPLE_FACTS, []);
    expect(roast).toMatchObject({
      headline: CLOUD.headline,
      roadmap: PHONE.roadmap,
      products: PHONE.products,
    });
  });

  it('goes as the person who is signed in', async () => {
    const { writer, spy } = writerOver(answers(JSON.stringify(CLOUD)), {
      bearer: () => Promise.resolve('token'),
    });
    await writer.write(SAMPLE_FACTS, []);
    expect(headersOf(spy).get('authorization')).toBe('Bearer token');
  });

  it('does not ask for somebody whose token cannot be had: as a guest they would lose their plan', async () => {
    const { writer, spy } = writerOver(answers(JSON.stringify(CLOUD)), {
      bearer: () => Promise.resolve(null),
    });
    expect((await writer.write(SAMPLE_FACTS, [])).roast.source).toBe('writer');
    const never = { bearer: () => new Promise<null>(() => undefined), limitMs: 1 };
    expect((await writerOver(spy, never).writer.write(SAMPLE_FACTS, [])).roast.source).toBe('writer');
    expect(spy).not.toHaveBeenCalled();
  });

  it.each([
    ['a server in trouble', answers('{"error":{"code":"internal"}}', 500)],
    ['too many requests', answers('{"error":{}}', 429)],
    ['a sign-in that ran out', answers('{"error":{}}', 401)],
    ['a page', answers('<!doctype html>')],
    ['half a roast', answers(JSON.stringify({ ...CLOUD, closer: undefined }))],
    ['a key too many', answers(JSON.stringify({ ...CLOUD, html: '<b>' }))],
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s: the phone writes, and what was sent is still told', async (_name, ask) => {
    const { writer } = writerOver(ask);
    expect(await writer.write(SAMPLE_FACTS, [])).toMatchObject({ roast: PHONE, sent: BODY });
  });

  it.each([
    ['its own writer', false, WRITER_LIMIT_MS],
    ['a model', true, MODEL_LIMIT_MS],
  ])(
    'silence of a function with %s: the phone writes, and what was sent is still told',
    async (_name, hasModel, limitMs) => {
      const { writer } = writerOver(silent, { hasModel });
      await holdClock();
      const asked = writer.write(SAMPLE_FACTS, []);
      await untilWaiting();
      await vi.advanceTimersByTimeAsync(limitMs - 1);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      const { better, ...first } = await asked;
      expect(first).toMatchObject({ roast: PHONE, sent: BODY });
      expect((await better) ?? null).toBeNull();
    },
  );

  it('sends no request while offline', async () => {
    const { writer, spy } = writerOver(answers(JSON.stringify(CLOUD)), { online: () => false });
    expect(await writer.write(SAMPLE_FACTS, [])).toMatchObject({ roast: PHONE, sent: null });
    expect(spy).not.toHaveBeenCalled();
  });

  it('keeps facts with a key too many on the phone', async () => {
    const { writer, spy } = writerOver(answers(JSON.stringify(CLOUD)));
    const facts = { ...SAMPLE_FACTS, landmarks: [0.1] };
    expect((await writer.write(facts, [])).sent).toBeNull();
    expect(spy).not.toHaveBeenCalled();
  });

  it('counts no line as told that nobody saw', async () => {
    const modelled = await writerOver(answers(JSON.stringify(CLOUD))).writer.write(SAMPLE_FACTS, []);
    expect(modelled.told).toEqual([
      ...shownLinesOf(CLOUD, [deepNameOf('openers', PLAN.premise.key)]),
      ...adviceToldBy(modelled.facts, today()),
    ]);
    const own = await createPhoneWriter().write(SAMPLE_FACTS, []);
    const failed = await writerOver(answers('', 500)).writer.write(SAMPLE_FACTS, []);
    expect(failed.told).toEqual(own.told);
  });

  it('remembers the scene that the function’s own writer took by the phone’s turns', async () => {
    const own = await createPhoneWriter().write(SAMPLE_FACTS, []);
    const { told } = await writerOver(answers(JSON.stringify(PHONE))).writer.write(SAMPLE_FACTS, []);
    expect(new Set(told)).toEqual(new Set(own.told));
  });

  it('remembers which of the function’s lines came, and none of the phone’s that nobody saw', async () => {
    const own = await createPhoneWriter().write(SAMPLE_FACTS, []);
    const deeper: Roast = { ...PHONE, headline: 'A line of the function’s own' };
    const { told } = await writerOver(answers(JSON.stringify(deeper))).writer.write(SAMPLE_FACTS, []);
    expect(told).not.toContain(hashText(PHONE.headline));
    expect(told).toContain(hashText(deeper.headline));
    expect(told).toContain(hashText(deepNameOf('headlines', PLAN.headline.entry.key)));
    const next = await createPhoneWriter().write(own.facts, told);
    expect(next.facts.tellings.every((telling) => telling % 4 === 0)).toBe(true);
  });

  it('knows what a truth of the function’s own has in common with others', async () => {
    const writer = createPhoneWriter();
    const deeper: Roast = { ...PHONE, harshTruths: ['Of its own', ...PHONE.harshTruths.slice(1)] };
    const things = await writer.thingsOf(SAMPLE_FACTS, deeper, 'Of its own');
    expect(things).toContain(`topic ${topicsOf(PLAN.truths[0]?.entry.on ?? [])[0]}`);
    expect(await writer.thingsOf(SAMPLE_FACTS, { ...deeper, source: 'model' }, 'Of its own')).toEqual([]);
  });

  it('never tells the same twice in a row', async () => {
    const { writer } = writerOver((_input, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      const facts = roastFactsSchema.parse(JSON.parse(body));
      return Promise.resolve(new Response(JSON.stringify(writeRoast(facts))));
    });
    const first = await writer.write(SAMPLE_FACTS, []);
    const second = await writer.write(SAMPLE_FACTS, first.told);
    expect(second.roast.headline).not.toBe(first.roast.headline);
    expect(second.roast.harshTruths.filter((line) => first.roast.harshTruths.includes(line))).toEqual([]);
  });
});

describe('a function with a language model', () => {
  const modelled = (ask: typeof fetch) => writerOver(ask, { hasModel: true }).writer;

  it('is not waited for: the phone’s own comes at once, with what was sent', async () => {
    const { better, ...first } = await modelled(silent).write(SAMPLE_FACTS, []);
    const { better: none, ...own } = await createPhoneWriter().write(SAMPLE_FACTS, []);
    expect(first).toEqual({ ...own, sent: BODY });
    expect(none).toBeUndefined();
    expect(better).toBeInstanceOf(Promise);
  });

  it('brings its text later, with the phone’s plan and its own lines to remember', async () => {
    const roadmap = { today: ['A'], week: ['B'], month: ['C'] };
    const { better, facts, told } = await modelled(answers(JSON.stringify({ ...CLOUD, roadmap }))).write(
      SAMPLE_FACTS,
      [],
    );
    const later = await better;
    expect(later).toEqual({
      facts,
      roast: { ...CLOUD, roadmap: PHONE.roadmap, products: PHONE.products },
      told: [
        ...shownLinesOf(CLOUD, [deepNameOf('openers', PLAN.premise.key)]),
        ...adviceToldBy(facts, today()),
      ],
      sent: BODY,
    });
    expect(later?.told).not.toEqual(told);
  });

  it('brings nothing where it fails, and nothing is asked offline', async () => {
    expect(await (await modelled(answers('', 500)).write(SAMPLE_FACTS, [])).better).toBeNull();
    const { writer } = writerOver(silent, { hasModel: true, online: () => false });
    expect(await writer.write(SAMPLE_FACTS, [])).toMatchObject({ sent: null });
  });
});
