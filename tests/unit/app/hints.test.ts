import { describe, expect, it } from 'vitest';
import { hintsFrom, type StoredTexts } from '#app/hints.ts';

const NOTHING: StoredTexts = { settings: null, onboarding: null, tab: null, account: null, engine: null };
const THROUGH = JSON.stringify({ splashCompleted: true, completed: true });

describe('hintsFrom', () => {
  it('expects the splash in Japanese on a new device, and no engine', () => {
    expect(hintsFrom('/', NOTHING)).toEqual({
      language: 'ja',
      theme: null,
      screen: 'splash/splash',
      engine: null,
    });
  });

  it.each([
    ['a guest of this tab', { tab: '{"guest":true}' }, 'camera/camera'],
    ['somebody signed in', { account: '{}' }, 'camera/camera'],
    ['nobody', {}, 'login/login'],
  ])('follows the guard from / for %s', (_who, texts, screen) => {
    expect(hintsFrom('/', { ...NOTHING, onboarding: THROUGH, ...texts }).screen).toBe(screen);
  });

  it('follows an alias and a half finished first run', () => {
    const guest = { ...NOTHING, onboarding: THROUGH, tab: '{"guest":true}' };
    expect(hintsFrom('/dual-camera', guest).screen).toBe('camera/camera');
    const half = JSON.stringify({ splashCompleted: true, completed: false });
    expect(hintsFrom('/camera', { ...guest, onboarding: half }).screen).toBe('onboarding/onboarding');
  });

  it('reads language, theme and the engine that ran last', () => {
    const settings = JSON.stringify({ language: 'en', theme: 'dark' });
    const { language, theme, engine } = hintsFrom('/', { ...NOTHING, settings, engine: 'mediapipe' });
    expect({ language, theme, engine }).toEqual({ language: 'en', theme: 'dark', engine: 'auto' });
    expect(hintsFrom('/', { ...NOTHING, engine: 'lite' }).engine).toBe('lite');
  });

  it.each(['', 'null', '[]', '"x"', '{"language":"xx","theme":7}', '{'])(
    'expects the usual of %j',
    (text) => {
      const all = { settings: text, onboarding: text, tab: text, account: null, engine: text };
      expect(hintsFrom('/', all)).toEqual(hintsFrom('/', NOTHING));
    },
  );
});
