import { describe, expect, it } from 'vitest';
import type { ShareWay } from '#ports/capture.ts';
import { createSharer, type ShareNavigator } from '#platform/share/share.ts';

const file = new File(['card'], 'card.png', { type: 'image/png' });
const REQUEST = { title: 'Roast Me', text: 'I scored 78', url: 'https://app.test/', file };
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
    expect(got).toEqual([
      { title: 'Roast Me', text: 'I scored 78', url: 'https://app.test/', files: [file] },
    ]);
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
