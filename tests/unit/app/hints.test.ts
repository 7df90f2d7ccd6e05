import { describe, expect, it } from 'vitest';
import { hintsFrom, type StoredTexts } from '#app/hints.ts';

const NOTHING: StoredTexts = { settings: null, onboarding: null, account: null, engine: null };
const THROUGH = JSON.stringify({ splashCompleted: true, completed: true });

const GUEST = JSON.stringify({ splashCompleted: true, completed: true, guest: true });

describe('hintsFrom', () => {
  it('expects the splash in Japanese on a new device', () => {
    expect(hintsFrom('/', NOTHING, 'ja')).toEqual({
      language: 'ja',
      theme: null,
      screen: 'splash/splash',
      engine: false,
    });
  });

  it.each([
    ['a guest who was here', { onboarding: GUEST }, 'camera/camera'],
    ['a signed-in user', { account: '{}' }, 'camera/camera'],
    ['no user and no guest', {}, 'login/login'],
  ])('follows the guard from / for %s', (_who, texts, screen) => {
    expect(hintsFrom('/', { ...NOTHING, onboarding: THROUGH, ...texts }, 'ja').screen).toBe(screen);
  });

  it('follows an alias and a half finished first run', () => {
    const guest = { ...NOTHING, onboarding: GUEST };
    expect(hintsFrom('/dual-camera', guest, 'ja').screen).toBe('camera/camera');
    const half = JSON.stringify({ splashCompleted: true, completed: false, guest: true });
    expect(hintsFrom('/camera', { ...guest, onboarding: half }, 'ja').screen).toBe('onboarding/onboarding');
  });

  it('speaks the language of the start until one is stored', () => {
    expect(hintsFrom('/', NOTHING, 'en').language).toBe('en');
  });

  it('reads language and theme', () => {
    const settings = JSON.stringify({ language: 'en', theme: 'dark' });
    const { language, theme } = hintsFrom('/', { ...NOTHING, settings }, 'ja');
    expect({ language, theme }).toEqual({ language: 'en', theme: 'dark' });
  });

  it.each([
    ['the full engine ran here', {}, '/', true],
    ['it ran, and another screen opens', {}, '/history', false],
    ['it ran, and nobody is known', { onboarding: THROUGH }, '/', false],
    ['the lite engine ran', { engine: 'lite' }, '/', false],
    ['none has run', { engine: null }, '/', false],
    ['the person has chosen the lite one', { settings: '{"lite":true}' }, '/', false],
  ])('expects the engine to be wanted at once? %s', (_when, texts, path, expected) => {
    const stored = { ...NOTHING, onboarding: GUEST, engine: 'mediapipe', ...texts };
    expect(hintsFrom(path, stored, 'ja').engine).toBe(expected);
  });

  it.each(['', 'null', '[]', '"x"', '{"language":"xx","theme":7}', '{'])(
    'expects the usual of %j',
    (text) => {
      const all = { settings: text, onboarding: text, account: null, engine: text };
      expect(hintsFrom('/', all, 'ja')).toEqual(hintsFrom('/', NOTHING, 'ja'));
    },
  );
});
