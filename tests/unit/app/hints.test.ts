import { describe, expect, it } from 'vitest';
import { hintsFrom as hintsOn, type StoredTexts } from '#app/hints.ts';
import { UNKNOWN_LINE } from '#state/engine-choice.ts';

const NOTHING: StoredTexts = { settings: null, onboarding: null, account: null, engine: null };
const THROUGH = JSON.stringify({ splashCompleted: true, completed: true });

const GUEST = JSON.stringify({ splashCompleted: true, completed: true, guest: true });

const hintsFrom = (path: string, stored: StoredTexts) => hintsOn(path, stored, UNKNOWN_LINE);

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
    ['a guest who was here', { onboarding: GUEST }, 'camera/camera'],
    ['a signed-in user', { account: '{}' }, 'camera/camera'],
    ['no user and no guest', {}, 'login/login'],
  ])('follows the guard from / for %s', (_who, texts, screen) => {
    expect(hintsFrom('/', { ...NOTHING, onboarding: THROUGH, ...texts }).screen).toBe(screen);
  });

  it('follows an alias and a half finished first run', () => {
    const guest = { ...NOTHING, onboarding: GUEST };
    expect(hintsFrom('/dual-camera', guest).screen).toBe('camera/camera');
    const half = JSON.stringify({ splashCompleted: true, completed: false, guest: true });
    expect(hintsFrom('/camera', { ...guest, onboarding: half }).screen).toBe('onboarding/onboarding');
  });

  it('reads language, theme and the engine that ran last', () => {
    const settings = JSON.stringify({ language: 'en', theme: 'dark' });
    const { language, theme, engine } = hintsFrom('/', { ...NOTHING, settings, engine: 'mediapipe' });
    expect({ language, theme, engine }).toEqual({ language: 'en', theme: 'dark', engine: 'auto' });
  });

  it.each([
    ['the lite engine again on a bad line', 'lite', '3g', false, 'lite'],
    ['the full engine after one visit on a bad line', 'lite', '4g', false, 'auto'],
    ['the lite engine where the person wants it', 'mediapipe', '4g', true, 'lite'],
    ['the full engine that is here, also on a bad line', 'mediapipe', '2g', false, 'auto'],
    ['no engine before the first one', null, '4g', true, null],
  ])('starts %s', (_what, ran, effectiveType, lite, engine) => {
    const stored = { ...NOTHING, engine: ran, settings: JSON.stringify({ lite }) };
    expect(hintsOn('/', stored, { saveData: false, effectiveType }).engine).toBe(engine);
  });

  it.each(['', 'null', '[]', '"x"', '{"language":"xx","theme":7}', '{'])(
    'expects the usual of %j',
    (text) => {
      const all = { settings: text, onboarding: text, account: null, engine: text };
      expect(hintsFrom('/', all)).toEqual(hintsFrom('/', NOTHING));
    },
  );
});
