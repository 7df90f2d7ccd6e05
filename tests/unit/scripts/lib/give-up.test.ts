import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, giveUpMs } from '#scripts/lib/give-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('giveUpMs', () => {
  it('grows with the machine', async () => {
    vi.stubEnv('SLOWNESS', '1');
    const quick = await giveUpMs();
    vi.stubEnv('SLOWNESS', '2.6');
    expect(await giveUpMs()).toBe(2.6 * quick);
  });
});

describe('answerOf', () => {
  const never = () => new Promise<never>(() => undefined);
  beforeEach(() => void vi.stubEnv('SLOWNESS', '2'));

  it('hands on the answer, or why there is none, and leaves no timer', async () => {
    expect(await answerOf(() => Promise.resolve('seen'))).toBe('seen');
    await expect(answerOf(() => Promise.reject(new Error('Target crashed')))).rejects.toThrow(
      'Target crashed',
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up what never answers, and not a moment sooner', async () => {
    const given = vi.fn();
    const asked = answerOf(never).catch(given);
    await vi.advanceTimersByTimeAsync((await giveUpMs()) - 1);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(given).toHaveBeenCalledWith(new Error('The page does not answer.'));
  });
});
