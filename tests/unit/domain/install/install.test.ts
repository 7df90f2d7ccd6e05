/** Every rule of the install banner in the specification, one by one. */
import { describe, expect, it } from 'vitest';
import {
  afterInstallEvent,
  BANNER_DELAY_MS,
  installHelp,
  installStatus,
  isOnComputer,
  IOS_CHECK_MS,
  wantsBanner,
  type InstallEvent,
  type InstallFacts,
} from '#domain/install/install.ts';
import { INSTALL_WAYS, type InstallWay } from '#domain/install/way.ts';

const NEW: InstallFacts = {
  way: 'android-chromium',
  standalone: false,
  offered: false,
  checked: false,
  installed: false,
  dismissed: false,
};

const after = (facts: InstallFacts, ...events: readonly InstallEvent[]) =>
  events.reduce(afterInstallEvent, facts);
const statusAfter = (facts: InstallFacts, ...events: readonly InstallEvent[]) =>
  installStatus(after(facts, ...events));

it('waits two seconds for the banner and one for the check on iOS', () => {
  expect([BANNER_DELAY_MS, IOS_CHECK_MS]).toEqual([2_000, 1_000]);
});

describe('installable', () => {
  it('is nothing before the browser offers', () => {
    expect(statusAfter(NEW)).toBe('unavailable');
    expect(statusAfter(NEW, { kind: 'checked' })).toBe('unavailable');
  });

  it('is what the browser offers', () => {
    expect(statusAfter(NEW, { kind: 'offered' })).toBe('installable');
  });

  it.each(INSTALL_WAYS)('by the check alone on iOS only: %s', (way) => {
    const expected = way.startsWith('ios') ? 'installable' : 'unavailable';
    expect(statusAfter({ ...NEW, way }, { kind: 'checked' })).toBe(expected);
  });

  it('is not on iOS before the check', () => {
    expect(statusAfter({ ...NEW, way: 'ios-safari' })).toBe('unavailable');
  });
});

describe('installed', () => {
  it('is what runs in a window of its own, whatever else is told', () => {
    const facts = { ...NEW, standalone: true, way: 'ios-safari', dismissed: true } as const;
    expect(statusAfter(facts, { kind: 'checked' }, { kind: 'offered' })).toBe('installed');
  });

  it('is what the person accepted', () => {
    expect(statusAfter(NEW, { kind: 'offered' }, { kind: 'answered', accepted: true })).toBe('installed');
  });

  it('is what the browser says was installed', () => {
    expect(statusAfter(NEW, { kind: 'offered' }, { kind: 'installed' })).toBe('installed');
  });

  it('is no longer what the browser offers again', () => {
    expect(statusAfter(NEW, { kind: 'installed' }, { kind: 'offered' })).toBe('installable');
  });
});

describe('dismissed', () => {
  it('is what was dismissed, and stays so whatever the browser offers', () => {
    expect(statusAfter(NEW, { kind: 'offered' }, { kind: 'dismissed' })).toBe('dismissed');
    expect(statusAfter(NEW, { kind: 'dismissed' }, { kind: 'offered' })).toBe('dismissed');
    expect(statusAfter({ ...NEW, way: 'ios-safari' }, { kind: 'dismissed' }, { kind: 'checked' })).toBe(
      'dismissed',
    );
  });

  it('is what was refused in the browser’s own question', () => {
    expect(statusAfter(NEW, { kind: 'offered' }, { kind: 'answered', accepted: false })).toBe('dismissed');
  });

  it('ends when it is installed after all', () => {
    expect(statusAfter(NEW, { kind: 'dismissed' }, { kind: 'installed' })).toBe('installed');
  });
});

describe('the help', () => {
  it('is the browser’s own prompt while there is an unused one, and the steps otherwise', () => {
    expect(installHelp(NEW)).toBe('android-chromium');
    const offered = after(NEW, { kind: 'offered' });
    expect(installHelp(offered)).toBe('prompt');
    expect(installHelp(after(offered, { kind: 'answered', accepted: false }))).toBe('android-chromium');
  });

  it('speaks of a computer on a computer alone, however wide its window or the tablet is', () => {
    const helpOn = (way: InstallWay) => installHelp(after({ ...NEW, way }, { kind: 'offered' }));
    expect(helpOn('desktop-chromium')).toBe('prompt-computer');
    expect(helpOn('ios-safari')).toBe('prompt');
    const computers = INSTALL_WAYS.filter(isOnComputer);
    expect(computers).toEqual(['desktop-chromium', 'mac-safari']);
    expect([isOnComputer('prompt'), isOnComputer('prompt-computer')]).toEqual([false, true]);
  });

  it('says so where a browser cannot', () => {
    expect(installHelp({ ...NEW, way: 'unsupported' })).toBe('unsupported');
  });
});

describe('the banner', () => {
  const MET = { status: 'installable', languageSet: true, path: '/camera' } as const;

  it('is wanted when everything holds', () => {
    expect(wantsBanner(MET)).toBe(true);
  });

  it.each(['unavailable', 'installed', 'dismissed'] as const)('is not when %s', (status) => {
    expect(wantsBanner({ ...MET, status })).toBe(false);
  });

  it('is not before a language is set', () => {
    expect(wantsBanner({ ...MET, languageSet: false })).toBe(false);
  });

  it.each(['/', '/onboarding', '/onboarding-complete'])('is not on %s', (path) => {
    expect(wantsBanner({ ...MET, path })).toBe(false);
  });

  it.each(['/login', '/camera', '/history', '/results', '/profile'])('is on %s', (path) => {
    expect(wantsBanner({ ...MET, path })).toBe(true);
  });
});
