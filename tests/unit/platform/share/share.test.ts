import { describe, expect, it } from 'vitest';
import type { ShareWay } from '#ports/capture.ts';
import { createSharer as sharerOf, type ShareNavigator } from '#platform/share/share.ts';

const file = new File(['card'], 'card.png', { type: 'image/png' });
const REQUEST = { title: 'Roast Me', text: 'I scored 78', url: 'https://app.test/', file };
const saved: File[] = [];
const createSharer = (device: ShareNavigator, downloadsLeadAway = false) =>
  sharerOf(device, { downloadsLeadAway: () => downloadsLeadAway, download: (one) => void saved.push(one) });
const named = (name: string) => Object.assign(new Error(name), { name });

function clipboard(fails = false) {
  const copied: string[] = [];
  const writeText = (text: string) => {
    copied.push(text);
    return fails ? Promise.reject(new Error('blocked')) : Promise.resolve();
  };
  return { copied, clipboard: { writeText } };
}

describe('what is handed on', () => {
  const share = () => Promise.resolve();

  const CASES: readonly (readonly [string, ShareNavigator, ShareWay])[] = [
    ['the card where the sheet takes pictures', { share, canShare: () => true }, 'card'],
    ['the link where it takes none', { share, canShare: () => false }, 'link'],
    ['the link where nobody can be asked', { share }, 'link'],
    ['the link into the clipboard without a sheet', { canShare: () => true }, 'copy'],
  ];

  it.each(CASES)('is %s', (_name, device, way) => {
    expect(createSharer(device).way()).toBe(way);
  });

  it('is asked with a picture', () => {
    const asked: (ShareData | undefined)[] = [];
    const canShare = (data?: ShareData): boolean => asked.push(data) > 0;
    createSharer({ share, canShare }).way();
    expect(asked[0]?.files?.[0]?.type).toBe('image/png');
  });
});

describe('share', () => {
  it('hands the card to the device where it takes files', async () => {
    const got: ShareData[] = [];
    const device: ShareNavigator = {
      canShare: () => true,
      share: (data) => Promise.resolve(void got.push(data)),
    };
    expect(await createSharer(device).share(REQUEST)).toBe('shared');
    // Beside a file, apps post the text or the link and leave the card out.
    expect(got).toEqual([{ files: [file] }]);
  });

  it('hands over text and link where it does not', async () => {
    const got: ShareData[] = [];
    const device: ShareNavigator = {
      canShare: () => false,
      share: (data) => Promise.resolve(void got.push(data)),
    };
    expect(await createSharer(device).share(REQUEST)).toBe('shared');
    expect(got[0]).not.toHaveProperty('files');
  });

  it('says nothing when the person closes the sheet, and copies nothing', async () => {
    const { copied, clipboard: board } = clipboard();
    const device: ShareNavigator = { share: () => Promise.reject(named('AbortError')), clipboard: board };
    expect(await createSharer(device).share(REQUEST)).toBe('dismissed');
    expect(copied).toEqual([]);
  });

  it.each([
    ['without a share sheet', {}],
    ['where the sheet refuses', { share: () => Promise.reject(named('NotAllowedError')) }],
  ])('copies the link %s', async (_name, device) => {
    const { copied, clipboard: board } = clipboard();
    expect(await createSharer({ ...device, clipboard: board }).share(REQUEST)).toBe('copied');
    expect(copied).toEqual(['https://app.test/']);
  });

  it('says so when nothing works', async () => {
    expect(await createSharer({}).share(REQUEST)).toBe('failed');
    expect(await createSharer({ clipboard: clipboard(true).clipboard }).share(REQUEST)).toBe('failed');
  });
});

describe('save', () => {
  const sheet = (share: (data: ShareData) => Promise<void>, canShare = true): ShareNavigator => ({
    share,
    canShare: () => canShare,
  });
  const closes = () => Promise.resolve();
  const json = new File(['{}'], 'roast-me.json', { type: 'application/json' });

  it('is a download where one has a way back', async () => {
    saved.length = 0;
    expect(await createSharer(sheet(closes)).save(json)).toBe('saved');
    expect(saved).toEqual([json]);
  });

  it.each([
    ['opens the sheet with the file alone', sheet(closes), 'handed'],
    [
      'says nothing of a sheet that was closed',
      sheet(() => Promise.reject(named('AbortError'))),
      'dismissed',
    ],
    [
      'asks for another tap where it is too late',
      sheet(() => Promise.reject(named('NotAllowedError'))),
      'again',
    ],
    [
      'says that it did not work where the sheet fails',
      sheet(() => Promise.reject(named('DataError'))),
      'failed',
    ],
    ['says so where the sheet takes no such file', sheet(closes, false), 'failed'],
    ['says so without a sheet', {}, 'failed'],
  ] as const)('in an installed iPhone app %s', async (_name, device, outcome) => {
    saved.length = 0;
    for (const one of [file, json]) expect(await createSharer(device, true).save(one)).toBe(outcome);
    expect(saved).toEqual([]);
  });

  it('hands over nothing beside the file', async () => {
    const got: ShareData[] = [];
    await createSharer(
      sheet((data) => Promise.resolve(void got.push(data))),
      true,
    ).save(json);
    expect(got).toEqual([{ files: [json] }]);
  });
});
