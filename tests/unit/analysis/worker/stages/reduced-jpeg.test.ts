import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeReducedJpeg } from '#analysis/worker/stages/decode.ts';

const FILE = new Blob(['a photo']);
const header = (width: number, height: number) => ({ type: 'jpg', width, height });

/** Pictures that are still open. */
let open = 0;
let asked: { desiredWidth?: number; desiredHeight?: number } = {};
let frameSize: (() => object) | null = null;

class FakeDecoder {
  constructor(init: { desiredWidth?: number; desiredHeight?: number }) {
    asked = init;
    open += 1;
  }
  async decode() {
    if (frameSize === null) throw new Error('cut off');
    open += 1;
    return { image: { ...frameSize(), close: () => (open -= 1) } };
  }
  close() {
    open -= 1;
  }
}

const asAsked = () => ({ codedWidth: asked.desiredWidth, codedHeight: asked.desiredHeight, rotation: 0 });

describe('a JPEG decoded at a part of its size', () => {
  beforeEach(() => {
    open = 0;
    asked = {};
    frameSize = asAsked;
    vi.stubGlobal('ImageDecoder', FakeDecoder);
    vi.stubGlobal('createImageBitmap', async () => 'bitmap');
  });
  afterEach(() => {
    expect(open).toBe(0);
    vi.unstubAllGlobals();
  });

  it.each([
    [3200, 2400, 1600, 1200],
    [4032, 3024, 2016, 1512],
    [3023, 4031, 1512, 2016],
    [6000, 4000, 2250, 1500],
    [8160, 6120, 2040, 1530],
    [16_000, 6000, 2000, 750],
  ])('%i × %i: the fewest eighths that leave 1,600 px', async (width, height, wide, high) => {
    expect(await decodeReducedJpeg(FILE, header(width, height), 1600)).toBe('bitmap');
    expect(asked).toMatchObject({ desiredWidth: wide, desiredHeight: high });
  });

  it('leaves a smaller one to the usual way', async () => {
    expect(await decodeReducedJpeg(FILE, header(3199, 2400), 1600)).toBeNull();
    expect(asked).toEqual({});
  });

  it('is no answer where the browser has no such decoder', async () => {
    vi.stubGlobal('ImageDecoder', undefined);
    Reflect.deleteProperty(globalThis, 'ImageDecoder');
    expect(await decodeReducedJpeg(FILE, header(4032, 3024), 1600)).toBeNull();
  });

  it.each<readonly [string, (() => object) | null]>([
    ['gives the whole picture', () => ({ codedWidth: 4032, codedHeight: 3024, rotation: 0 })],
    ['forgets how the picture lies', () => ({ codedWidth: 2016, codedHeight: 1512 })],
    ['fails', null],
  ])('is no answer where it %s', async (_what, size) => {
    frameSize = size;
    expect(await decodeReducedJpeg(FILE, header(4032, 3024), 1600)).toBeNull();
  });
});
