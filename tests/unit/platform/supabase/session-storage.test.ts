import { describe, expect, it } from 'vitest';
import { createSessionStorage } from '#platform/supabase/session-storage.ts';

/** localStorage that works, is full or is shut, as `state` says. */
function device() {
  const texts = new Map<string, string>();
  const state: { is: 'sound' | 'full' | 'shut' } = { is: 'sound' };
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (state.is === 'full') throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  const ask = () => {
    if (state.is === 'shut') throw new DOMException('shut', 'SecurityError');
    return storage;
  };
  return { texts, state, session: createSessionStorage(ask) };
}

describe('where a session lies', () => {
  it('is localStorage, for every tab', () => {
    const { texts, session } = device();
    session.setItem('a', '1');
    expect(texts.get('a')).toBe('1');
    texts.set('a', '2');
    expect(session.getItem('a')).toBe('2');
    session.removeItem('a');
    expect(texts.has('a')).toBe(false);
  });

  it.each(['full', 'shut'] as const)(
    'is memory while storage is %s, and localStorage again afterwards',
    (is) => {
      const { texts, state, session } = device();
      session.setItem('a', 'old');
      state.is = is;
      session.setItem('a', 'new');
      expect(session.getItem('a')).toBe('new');
      state.is = 'sound';
      expect(session.getItem('a')).toBe('new');
      session.setItem('a', 'newest');
      expect(texts.get('a')).toBe('newest');
      expect(session.getItem('a')).toBe('newest');
    },
  );

  it('forgets for this tab what storage would not let go of', () => {
    const { state, session } = device();
    session.setItem('a', '1');
    state.is = 'shut';
    session.removeItem('a');
    state.is = 'sound';
    expect(session.getItem('a')).toBeNull();
  });

  it('is nowhere, without a throw, where storage was shut all along', () => {
    const { state, session } = device();
    state.is = 'shut';
    expect(session.getItem('a')).toBeNull();
  });
});
