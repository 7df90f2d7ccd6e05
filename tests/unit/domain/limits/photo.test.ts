import { expect, it } from 'vitest';
import { photoAmong } from '#domain/limits/photo.ts';

const file = (type: string) => ({ type });
const photo = file('image/jpeg');
const nameless = file('');
const text = file('text/plain');

it.each([
  ['nothing', [], null],
  ['a photo', [photo], photo],
  ['a photo whose app does not say what it is', [nameless], nameless],
  ['a text, which the analysis refuses with its own words', [text], text],
  ['two photos', [photo, photo], 'several'],
  ['a photo and its film', [photo, file('video/quicktime')], 'several'],
  ['a film', [file('VIDEO/mp4')], 'video'],
])('%s, by any way in', (_what, files, came) => {
  expect(photoAmong(files)).toBe(came);
});
