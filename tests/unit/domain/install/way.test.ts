import { describe, expect, it } from 'vitest';
import { installWayOf, type InstallWay } from '#domain/install/way.ts';

const MOZILLA = 'Mozilla/5.0';
const IPHONE = `${MOZILLA} (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const OLD_IPHONE = IPHONE.replace('17_4', '16_3');
const ANDROID = `${MOZILLA} (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko)`;
const MAC = `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const CHROME = 'Chrome/130.0.0.0 Mobile Safari/537.36';

const BROWSERS: readonly (readonly [name: string, userAgent: string, touch: number, way: InstallWay])[] = [
  ['Safari on an iPhone', `${IPHONE} Version/17.4 Mobile/15E148 Safari/604.1`, 5, 'ios-safari'],
  ['Safari on an old iPhone', `${OLD_IPHONE} Version/16.3 Mobile/15E148 Safari/604.1`, 5, 'ios-safari'],
  ['Safari on an iPad that calls itself a Mac', `${MAC} Version/17.4 Safari/605.1.15`, 5, 'ios-safari'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/120.0 Mobile/15E148 Safari/604.1`, 5, 'ios-other'],
  ['Chrome before iOS 16.4', `${OLD_IPHONE} CriOS/110.0 Mobile/15E148 Safari/604.1`, 5, 'unsupported'],
  ['Instagram on an iPhone', `${IPHONE} Mobile/15E148 Instagram 320.0`, 5, 'unsupported'],
  ['LINE on an iPhone', `${IPHONE} Mobile/15E148 Safari Line/14.0.0`, 5, 'unsupported'],
  ['KakaoTalk on Android', `${ANDROID} ${CHROME} KAKAOTALK/10.4`, 5, 'unsupported'],
  ['Chrome on Android', `${ANDROID} ${CHROME}`, 5, 'android-chromium'],
  ['a WebView on Android', `${ANDROID.replace('; K)', '; K; wv)')} Version/4.0 ${CHROME}`, 5, 'unsupported'],
  [
    'Firefox on Android',
    `${MOZILLA} (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0`,
    5,
    'android-firefox',
  ],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/26.0 ${CHROME}`, 5, 'samsung'],
  ['some other browser on Android', ANDROID, 5, 'unsupported'],
  [
    'Chrome on Windows',
    `${MOZILLA} (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36`,
    0,
    'desktop-chromium',
  ],
  [
    'Edge on Windows',
    `${MOZILLA} (Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36 Edg/130.0`,
    10,
    'desktop-chromium',
  ],
  [
    'Firefox on Windows',
    `${MOZILLA} (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0`,
    0,
    'unsupported',
  ],
  ['Safari 17 on a Mac', `${MAC} Version/17.4 Safari/605.1.15`, 0, 'mac-safari'],
  ['Safari 16 on a Mac', `${MAC} Version/16.6 Safari/605.1.15`, 0, 'unsupported'],
  ['an unknown one', '', 0, 'unsupported'],
];

describe('the way to the home screen', () => {
  it.each(BROWSERS)('%s', (_name, userAgent, maxTouchPoints, way) => {
    expect(installWayOf({ userAgent, maxTouchPoints })).toBe(way);
  });
});
