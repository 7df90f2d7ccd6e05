import { describe, expect, it } from 'vitest';
import { obstacleIn, problemOf, type CameraSurroundings } from '#platform/camera/camera.ts';

const PHONE: CameraSurroundings = {
  isSecureContext: true,
  hasMediaDevices: true,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
  maxTouchPoints: 5,
  standalone: false,
};
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('obstacleIn', () => {
  it.each([
    ['a phone in the browser', {}, null],
    ['an installed app on an iPhone', { standalone: true }, null],
    ['plain http', { isSecureContext: false, hasMediaDevices: false }, 'insecure'],
    ['a browser without media devices', { hasMediaDevices: false }, 'none'],
  ] as const)('%s', (_name, change, obstacle) => {
    expect(obstacleIn({ ...PHONE, ...change })).toBe(obstacle);
  });
});

describe('problemOf', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'in-use'],
    ['AbortError', 'in-use'],
    ['UnknownError', 'failed'],
  ])('%s is %s', (name, problem) => {
    expect(problemOf(new DOMException('', name), PHONE)).toBe(problem);
  });

  it('takes anything that is thrown', () => {
    expect(problemOf('what?', PHONE)).toBe('failed');
  });

  it.each([
    ['an iPhone', {}, 'installed-ios'],
    ['an iPad, which calls itself a Mac', { userAgent: IPAD }, 'installed-ios'],
    ['a Mac', { userAgent: IPAD, maxTouchPoints: 0 }, 'in-use'],
  ] as const)(
    'leads to the camera app of %s where the app is installed, unless somebody said no',
    (_, change, problem) => {
      const installed = { ...PHONE, standalone: true, ...change };
      expect(problemOf(new DOMException('', 'NotReadableError'), installed)).toBe(problem);
      expect(problemOf(new DOMException('', 'NotAllowedError'), installed)).toBe('denied');
    },
  );
});
