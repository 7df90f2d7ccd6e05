import { describe, expect, it } from 'vitest';
import { CAMERA_PROBLEMS } from '#functions/vocabulary.ts';
import { en } from '#i18n/locales/en/en.ts';
import { waysPast } from '#ui/screens/camera/camera-panels.tsx';

describe('what can be done without a camera picture', () => {
  it('begins with trying again where the words begin with what to do before that', () => {
    for (const problem of ['denied', 'in-use', 'lost', 'failed'] as const) {
      expect(waysPast(problem, true)).toEqual(['retry', 'library', 'cameraApp']);
      expect(en.camera.problems[problem].way.toLowerCase()).toContain('try again');
    }
  });

  it('never tries again what cannot help, and leads to the camera app first in an installed app on an iPhone', () => {
    expect(waysPast('insecure', true)).not.toContain('retry');
    expect(waysPast('installed-ios', true)).toEqual(['cameraApp', 'library', 'retry']);
  });

  it('names the camera app where there is one: not on a computer', () => {
    for (const problem of CAMERA_PROBLEMS) {
      expect(waysPast(problem, false).includes('cameraApp'), problem).toBe(problem === 'installed-ios');
    }
    expect(waysPast('none', false)).toEqual(['library', 'retry']);
  });

  it('begins by touch with what the words name first where there is no camera', () => {
    expect(waysPast('none', true)).toEqual(['cameraApp', 'library', 'retry']);
    expect(en.camera.problems.none.wayByTouch).toMatch(/camera app.*choose a photo/);
  });
});
