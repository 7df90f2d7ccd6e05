import { describe, expect, it, vi } from 'vitest';
import { createCaptcha, type Widgets } from '#platform/captcha/captcha.ts';
import type { CaptchaQuestion } from '#ports/captcha.ts';
import { deferred } from '#tests/unit/state/support/services.ts';

const LOOK = { lang: 'ja', dark: true } as const;
const PLACE = {} as HTMLElement;

/** A captcha over a maker's script of the test's own; `press` calls back as the widget would. */
function staged(load?: () => Promise<Widgets>) {
  const rendered: Readonly<Record<string, unknown>>[] = [];
  const removed: unknown[] = [];
  const widgets: Widgets = {
    render: (_into, options) => rendered.push(options),
    remove: (id) => void removed.push(id),
  };
  const loads = vi.fn(load ?? (() => Promise.resolve(widgets)));
  const captcha = createCaptcha({ config: { provider: 'turnstile', siteKey: 'key' }, load: loads });
  const questions: (CaptchaQuestion | null)[] = [];
  const stop = captcha.watch((question) => questions.push(question));
  const press = (name: string, ...given: readonly unknown[]) => {
    const callback = rendered.at(-1)?.[name];
    if (typeof callback !== 'function') throw new Error(`no ${name}`);
    callback(...given);
  };
  return { captcha, loads, questions, rendered, removed, press, stop };
}

/** Begins to ask, and shows the question. */
async function asked(stage: ReturnType<typeof staged>) {
  const outcome = stage.captcha.ask();
  await vi.waitFor(() => expect(stage.questions.at(-1)).not.toBeNull());
  return { outcome, question: stage.questions.at(-1) ?? null };
}

describe('a captcha', () => {
  it('loads nothing before somebody asks, and gives one token for one question', async () => {
    const stage = staged();
    expect(stage.loads).not.toHaveBeenCalled();
    const { outcome, question } = await asked(stage);
    const takeOut = question?.show(PLACE, LOOK);
    stage.press('callback', 'token');
    expect(await outcome).toEqual({ ok: true, value: 'token' });
    expect(stage.questions.at(-1)).toBeNull();
    takeOut?.();
    expect(stage.removed).toEqual([1]);
  });

  it('hands the maker its key, the look and the language, and nothing else', async () => {
    const stage = staged();
    const { question } = await asked(stage);
    question?.show(PLACE, LOOK);
    const {
      callback: _token,
      'error-callback': _error,
      'unsupported-callback': _none,
      ...given
    } = stage.rendered[0] ?? {};
    expect(given).toEqual({ sitekey: 'key', theme: 'dark', language: 'ja', hl: 'ja' });
  });

  it.each([
    [
      'a widget that fails',
      (stage: ReturnType<typeof staged>) => stage.press('error-callback', '300030'),
      'captcha-failed',
    ],
    [
      'a browser that it does not know',
      (stage: ReturnType<typeof staged>) => stage.press('unsupported-callback'),
      'captcha-blocked',
    ],
    [
      'a person who does not want to',
      (stage: ReturnType<typeof staged>) => stage.questions.at(-1)?.close(),
      'captcha-closed',
    ],
  ] as const)('says why there is no token: %s', async (_why, act, code) => {
    const stage = staged();
    const { outcome, question } = await asked(stage);
    question?.show(PLACE, LOOK);
    act(stage);
    expect(await outcome).toMatchObject({ ok: false, code });
    expect(stage.questions.at(-1)).toBeNull();
  });

  it('whose script does not come is blocked, and is asked for again the next time', async () => {
    const stage = staged(() => Promise.reject(new Error('blocked')));
    expect(await stage.captcha.ask()).toMatchObject({ ok: false, code: 'captcha-blocked' });
    expect(await stage.captcha.ask()).toMatchObject({ ok: false, code: 'captcha-blocked' });
    expect(stage.loads).toHaveBeenCalledTimes(2);
  });

  it('that no screen shows ends by itself', async () => {
    vi.useFakeTimers();
    try {
      const stage = staged();
      const outcome = stage.captcha.ask();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await outcome).toMatchObject({ ok: false, code: 'captcha-blocked' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is there for a screen that comes later', async () => {
    const stage = staged();
    const { outcome } = await asked(stage);
    const late: (CaptchaQuestion | null)[] = [];
    stage.captcha.watch((question) => late.push(question))();
    late[0]?.close();
    expect(await outcome).toMatchObject({ code: 'captcha-closed' });
    // It has stopped watching.
    expect(late).toHaveLength(1);
  });

  it('is over once its screen is left, and waits for nobody on the next', async () => {
    const stage = staged();
    const stop = stage.captcha.watch(() => undefined);
    const { outcome } = await asked(stage);
    stop();
    expect(stage.questions.at(-1)).not.toBeNull();
    stage.stop();
    expect(await outcome).toMatchObject({ code: 'captcha-closed' });
    const next: (CaptchaQuestion | null)[] = [];
    stage.captcha.watch((question) => next.push(question));
    expect(next).toEqual([null]);
  });

  it('is not asked where its form was left while the script was on its way', async () => {
    const widgets: Widgets = { render: () => 1, remove: () => undefined };
    const loading = deferred<Widgets>();
    const stage = staged(() => loading.promise);
    const outcome = stage.captcha.ask();
    stage.stop();
    stage.captcha.watch((question) => stage.questions.push(question));
    loading.resolve(widgets);
    expect(await outcome).toMatchObject({ code: 'captcha-closed' });
    expect(stage.questions).toEqual([null, null]);
  });

  it('gives way to a newer one', async () => {
    const stage = staged();
    const { outcome, question } = await asked(stage);
    const second = stage.captcha.ask();
    expect(await outcome).toMatchObject({ code: 'captcha-closed' });
    expect(stage.questions.at(-1)).not.toBe(question);
    stage.questions.at(-1)?.show(PLACE, LOOK);
    stage.press('callback', 'token');
    expect(await second).toEqual({ ok: true, value: 'token' });
  });
});
