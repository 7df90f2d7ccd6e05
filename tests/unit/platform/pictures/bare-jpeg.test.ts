/** What may leave as a profile picture: one small JPEG, and nothing that was written beside it. */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareJpeg, PICTURE_BYTES } from '#platform/pictures/bare-jpeg.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { segment, smallJpeg } from '#tests/support/small-jpeg.ts';

const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');

describe('a picture on its way to the account', () => {
  it.each([
    ['EXIF', segment(0xe1, 'Exif\0\0MM GPS 35.6')],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>')],
    ['a colour profile', segment(0xe2, 'ICC_PROFILE\0')],
    ['Photoshop’s notes', segment(0xed, 'Photoshop 3.0')],
    ['a comment', segment(0xfe, 'taken at home')],
  ])('loses %s, and nothing of the picture', (_what, notes) => {
    expect(bareJpeg(smallJpeg({ notes }))).toEqual(smallJpeg());
  });

  it('loses what a program hung behind its end', () => {
    const tail = [...Buffer.from('Exif and a second photo')];
    expect(bareJpeg(smallJpeg({ tail }))).toEqual(smallJpeg());
  });

  it('is no photo: nothing larger than a profile picture gets through', () => {
    expect(bareJpeg(smallJpeg({ width: 257 }))).toBeNull();
    expect(bareJpeg(smallJpeg({ height: 4_000 }))).toBeNull();
    expect(bareJpeg(smallJpeg({ scan: Array.from({ length: PICTURE_BYTES }, () => 7) }))).toBeNull();
    expect(bareJpeg(readFileSync(inRoot('tests', 'fixtures', 'drawn-face.jpg')))).toBeNull();
  });

  it('has no note between two scans either', () => {
    expect(bareJpeg(smallJpeg({ scan: [1, ...segment(0xe1, 'Exif\0\0MM')] }))).toBeNull();
  });

  it('is a JPEG from its beginning to its end', () => {
    for (const other of ['', '<svg/>', '\x89PNG\r\n\x1a\n', 'RIFF....WEBP', '\xff\xd8', '\xff\xd8\xff\xd9'])
      expect(bareJpeg(Buffer.from(other, 'latin1'))).toBeNull();
    const whole = smallJpeg();
    for (let at = 0; at < whole.length; at += 1) expect(bareJpeg(whole.subarray(0, at))).toBeNull();
  });

  it('holds no note, whatever comes', () => {
    const segments = fc.array(
      fc
        .tuple(fc.integer({ min: 0xe1, max: 0xef }), fc.uint8Array({ maxLength: 40 }))
        .map(([marker, bytes]) => segment(marker, [...bytes])),
    );
    fc.assert(
      fc.property(segments, fc.uint8Array({ maxLength: 60 }), (notes, tail) => {
        expect(bareJpeg(smallJpeg({ notes: notes.flat(), tail: [...tail] }))).toEqual(smallJpeg());
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const bare = bareJpeg(Uint8Array.from([0xff, 0xd8, ...bytes]));
        expect(textOf(bare)).not.toContain('Exif');
      }),
    );
  });
});
