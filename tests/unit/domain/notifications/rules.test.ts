/** Every rule of notifications in the specification, one by one. */
import { describe, expect, it } from 'vitest';
import {
  isSecurePlace,
  NOTIFICATION_TYPES,
  notificationsSupported,
  optionsOf,
  sendingOf,
  type NotificationType,
} from '#domain/notifications/rules.ts';

const PLACE = {
  available: true,
  protocol: 'https:',
  hostname: 'roast.example',
  ios: false,
  standalone: false,
};
const ALL_ON = {
  welcome: true,
  roast_complete: true,
  daily_reminder: true,
  premium_feature: true,
  update_available: true,
};

describe('a secure place', () => {
  it.each([
    ['https:', 'roast.example', true],
    ['http:', 'localhost', true],
    ['http:', '127.0.0.1', true],
    ['http:', '[::1]', true],
    ['http:', '192.168.0.17', true],
    ['http:', 'roast.example', false],
    ['http:', '10.0.0.1', false],
    ['http:', '192.168.0.17.evil.example', false],
    ['http:', 'localhost.evil.example', false],
    ['file:', '', false],
  ])('%s %s: %s', (protocol, hostname, secure) => {
    expect(isSecurePlace(protocol, hostname)).toBe(secure);
  });
});

describe('support', () => {
  it('needs a browser that has them', () => {
    expect(notificationsSupported(PLACE)).toBe(true);
    expect(notificationsSupported({ ...PLACE, available: false })).toBe(false);
  });

  it('needs a secure place', () => {
    expect(notificationsSupported({ ...PLACE, protocol: 'http:' })).toBe(false);
  });

  it('needs the home screen on iOS, and only there', () => {
    expect(notificationsSupported({ ...PLACE, ios: true })).toBe(false);
    expect(notificationsSupported({ ...PLACE, ios: true, standalone: true })).toBe(true);
    expect(notificationsSupported({ ...PLACE, ios: true, standalone: true, protocol: 'http:' })).toBe(false);
  });
});

describe('sending', () => {
  const sending = { type: 'welcome', state: 'granted', enabled: true, types: ALL_ON } as const;

  it('happens where it is granted and switched on', () => {
    expect(sendingOf(sending)).toBe('send');
    expect(sendingOf({ ...sending, enabled: false })).toBe('nothing');
  });

  it('asks first where permission was not asked for yet', () => {
    expect(sendingOf({ ...sending, state: 'default', enabled: false })).toBe('ask');
  });

  it.each(['denied', 'unsupported'] as const)('never happens where it is %s', (state) => {
    expect(sendingOf({ ...sending, state })).toBe('nothing');
  });

  it.each(NOTIFICATION_TYPES)('of %s happens only with its own flag', (type) => {
    const types = { ...ALL_ON, [type]: false };
    expect(sendingOf({ ...sending, type, types })).toBe('nothing');
    expect(sendingOf({ ...sending, type, types, state: 'default' })).toBe('nothing');
    for (const other of NOTIFICATION_TYPES) {
      if (other !== type) expect(sendingOf({ ...sending, type: other, types })).toBe('send');
    }
  });
});

describe('what is shown', () => {
  const note = (type: NotificationType) =>
    optionsOf({ type, lang: 'en', title: 'T', body: 'B', path: '/camera' });

  it('has the tags of the specification, the default one for the rest, and is noticed again', () => {
    expect(NOTIFICATION_TYPES.map((type) => note(type).tag)).toEqual([
      'welcome',
      'roast-complete',
      'daily-reminder',
      'premium-feature',
      'roast-me-notification',
    ]);
    expect(note('welcome').renotify).toBe(true);
  });

  it('vibrates 200, 100, 200 ms and carries the product’s icon and badge', () => {
    const { vibrate, icon, badge } = note('roast_complete');
    expect(vibrate).toEqual([200, 100, 200]);
    expect([icon, badge]).toEqual(['/icons/icon-192.png', '/icons/monochrome-96.png']);
  });

  it('knows where a tap leads, warm and cold', () => {
    expect(note('welcome').data).toEqual({ path: '/camera', coldPath: '/camera' });
    const cold = optionsOf({
      type: 'roast_complete',
      lang: 'ja',
      title: 'T',
      body: 'B',
      path: '/results',
      coldPath: '/history/1',
    });
    expect(cold.data).toEqual({ path: '/results', coldPath: '/history/1' });
  });
});
