import { describe, expect, it } from 'vitest';
import { NOT_FOUND, ROUTES, SPLASH } from '#app/route-table.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';
import { screenAt, screenOf, touchedScenes } from '#scripts/test/changed.ts';

describe('screens and addresses', () => {
  it('a screen is known by its file', () => {
    expect(screenOf('src/ui/screens/login/login-screen.tsx')).toBe('login/login');
    expect(screenOf('src/ui/screens/login/login-ways.tsx')).toBeNull();
    expect(screenOf('src/ui/components/switch.tsx')).toBeNull();
  });

  it('and by its address, with parameters and questions', () => {
    expect(screenAt('/')).toBe('splash/splash');
    expect(screenAt('/history/abc')).toBe('history/history-detail');
    expect(screenAt('/camera?engine=lite')).toBe('camera/camera');
    expect(screenAt('/nowhere')).toBe('not-found/not-found');
  });
});

describe('touchedScenes', () => {
  it('are those of the screens that import what changed, and no others', () => {
    const scenes = touchedScenes(SCENES, ['src/ui/screens/premium/premium-screen.tsx', 'src/ui/x.css']);
    expect(scenes.length).toBeGreaterThan(0);
    expect(new Set(scenes.map(({ path }) => path))).toEqual(new Set(['/premium']));
    expect(touchedScenes(SCENES, ['src/domain/score/score.ts'])).toEqual([]);
  });

  it('every pictured screen can be found', () => {
    const all = touchedScenes(
      SCENES,
      [...ROUTES, SPLASH, NOT_FOUND].map(({ screen }) => `src/ui/screens/${screen}-screen.tsx`),
    );
    const lost = SCENES.filter((scene) => !all.includes(scene)).map(({ path }) => path);
    expect(lost).toEqual([]);
  });
});
