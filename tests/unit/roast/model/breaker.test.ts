/** The circuit breaker over a clock that the test winds. */
import { describe, expect, test } from 'vitest';
import { createBreaker } from '#roast/model/breaker.ts';
import type { AskModel, ModelFailure, ModelRequest, ModelText } from '#roast/model/types.ts';

const REQUEST: ModelRequest = { system: '', user: '', schema: { type: 'object' }, maxTokens: 1 };
const patient = new AbortController().signal;
const GOOD: ModelText = { ok: true, text: '{}' };
const bad = (reason: ModelFailure = 'broken'): ModelText => ({ ok: false, reason });

function rig() {
  const clock = { ms: 0 };
  const script: { next: ModelText | Promise<ModelText>; sent: number } = { next: GOOD, sent: 0 };
  const ask: AskModel = () => {
    script.sent += 1;
    return Promise.resolve(script.next);
  };
  const model = createBreaker(ask, () => clock.ms);
  const say = (next: ModelText | Promise<ModelText>, signal = patient) => {
    script.next = next;
    return model.ask(REQUEST, signal);
  };
  return { clock, script, model, say };
}

describe('the circuit breaker', () => {
  test('lets a model fail twice, and rests after the third time in a row', async () => {
    const { script, model, say, clock } = rig();
    for (const outcome of [bad(), bad('busy'), GOOD, bad('timeout'), bad('empty')]) await say(outcome);
    expect(model.state().breaker).toBe('closed');
    await say(bad('unreachable'));
    expect(model.state()).toMatchObject({ breaker: 'resting', restS: 30 });
    expect(await say(GOOD)).toEqual({ ok: false, reason: 'resting' });
    expect(script.sent).toBe(6);
    clock.ms = 29_999;
    expect(await say(GOOD)).toEqual({ ok: false, reason: 'resting' });
    expect(model.state().counts).toEqual({
      answered: 1,
      broken: 1,
      busy: 1,
      timeout: 1,
      empty: 1,
      unreachable: 1,
      resting: 2,
    });
  });

  test('rests twice as long after each trial that fails, ten minutes at most, and is as new after one that does not', async () => {
    const { model, say, clock } = rig();
    for (let i = 0; i < 3; i += 1) await say(bad());
    const rests = [model.state().restS];
    for (let i = 0; i < 6; i += 1) {
      clock.ms += model.state().restS * 1_000;
      expect(model.state()).toMatchObject({ breaker: 'trying', restS: 0 });
      await say(bad());
      rests.push(model.state().restS);
    }
    expect(rests).toEqual([30, 60, 120, 240, 480, 600, 600]);
    clock.ms += 600_000;
    expect(await say(GOOD)).toEqual(GOOD);
    expect(model.state()).toMatchObject({ breaker: 'closed', restS: 0 });
    for (let i = 0; i < 3; i += 1) await say(bad());
    expect(model.state().restS).toBe(30);
  });

  test('lets one request through when the rest is over, and no other until that one is back', async () => {
    const { script, model, say, clock } = rig();
    for (let i = 0; i < 3; i += 1) await say(bad());
    clock.ms = 30_000;
    let settle: (outcome: ModelText) => void = () => undefined;
    const trial = say(new Promise((resolve) => (settle = resolve)));
    const others = await Promise.all([1, 2, 3].map(() => say(GOOD)));
    expect(others).toEqual([1, 2, 3].map(() => ({ ok: false, reason: 'resting' })));
    expect(script.sent).toBe(4);
    settle(GOOD);
    expect(await trial).toEqual(GOOD);
    expect((await say(GOOD)).ok).toBe(true);
    expect(model.state().breaker).toBe('closed');
  });

  test('does not hold it against a model that somebody left at once, but that it kept them waiting', async () => {
    const { model, say, clock } = rig();
    for (let i = 0; i < 5; i += 1) await say(bad('timeout'), AbortSignal.abort());
    expect(model.state().breaker).toBe('closed');
    for (let i = 0; i < 3; i += 1) {
      const controller = new AbortController();
      let settle: (outcome: ModelText) => void = () => undefined;
      const asked = say(new Promise((resolve) => (settle = resolve)), controller.signal);
      clock.ms += 3_000;
      controller.abort();
      settle(bad('timeout'));
      await asked;
    }
    expect(model.state().breaker).toBe('resting');
  });

  test('counts questions that were on their way when the rest began, but rests no longer for them', async () => {
    const { model, say, clock } = rig();
    const settles: ((outcome: ModelText) => void)[] = [];
    const late = [1, 2, 3, 4, 5].map(() => say(new Promise((resolve) => settles.push(resolve))));
    for (let i = 0; i < 3; i += 1) await say(bad());
    clock.ms = 10_000;
    for (const settle of settles) settle(bad('timeout'));
    await Promise.all(late);
    expect(model.state()).toMatchObject({ breaker: 'resting', restS: 20, counts: { broken: 3, timeout: 5 } });
  });
});
