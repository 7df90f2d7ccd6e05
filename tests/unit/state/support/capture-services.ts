import type { CaptureServices } from '#ports/capture.ts';

/** A phone without a camera on which nothing rings; ids are counted. */
export function captureServices(): CaptureServices {
  let ids = 0;
  return {
    camera: {
      obstacle: () => 'none',
      permission: () => Promise.resolve('prompt'),
      open: () => Promise.resolve({ ok: false, problem: 'none' }),
      devices: () => Promise.resolve([]),
    },
    sharing: {
      way: () => 'copy',
      copy: () => Promise.resolve(true),
      share: () => Promise.resolve('failed'),
      appUrl: 'https://app.test/',
      save: () => Promise.resolve('saved'),
    },
    sound: { play: () => undefined },
    haptics: { buzz: () => undefined },
    wakeLock: { hold: () => () => undefined },
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
  };
}
