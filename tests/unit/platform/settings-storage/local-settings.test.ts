import { afterEach, expect, it, vi } from 'vitest';
import { createLocalSettings, watchLocalSettings } from '#platform/settings-storage/local-settings.ts';

afterEach(() => vi.unstubAllGlobals());

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

it('keeps one text under its key', () => {
  const storage = memory();
  const settings = createLocalSettings('key', () => storage);
  expect(settings.read()).toBeNull();
  expect(settings.write('{"a":1}')).toBe(true);
  expect(settings.read()).toBe('{"a":1}');
  expect(storage.getItem('key')).toBe('{"a":1}');
  settings.remove();
  expect(settings.read()).toBeNull();
});

it('hears which text another tab wrote or deleted, or that it cleared all, until it is told not to', () => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const elsewhere = (key: string | null, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  const heard = vi.fn();
  const stop = watchLocalSettings(heard);
  elsewhere('key', 'text');
  elsewhere('key', null);
  elsewhere(null, null);
  expect(heard.mock.calls).toEqual([
    [{ key: 'key', gone: false }],
    [{ key: 'key', gone: true }],
    [{ key: null, gone: true }],
  ]);
  stop();
  elsewhere('key', null);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('lives with storage that is blocked', () => {
  const settings = createLocalSettings('key', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(settings.read()).toBeNull();
  expect(settings.write('x')).toBe(false);
  settings.remove();
});

it('lives with storage that is full', () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  expect(createLocalSettings('key', () => full).write('x')).toBe(false);
});
