import { expect, it } from 'vitest';
import { readBackground } from '#domain/moment/background.ts';
import { measureMoment, nameTilt } from '#domain/moment/measure-moment.ts';
import { UNKNOWN_MOMENT } from '#domain/moment/photo-moment.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import { faceMesh } from '../face-mesh.ts';

const VIEW = {
  width: 100,
  height: 100,
  pixels: new Uint8ClampedArray(40_000).fill(128),
  face: [
    { x: 40, y: 40 },
    { x: 60, y: 70 },
  ],
};

const source = {
  blendshapes: null,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  landmarks: faceMesh(),
  eyesHidden: false,
  light: new Float32Array(SKIN_MAP_SIZE ** 2).fill(-1),
  view: VIEW,
  fineView: VIEW,
  background: readBackground(VIEW),
};

it('says of a face without blendshapes what the mesh and the pixels say, and nothing else', () => {
  expect(measureMoment(source)).toEqual({
    ...UNKNOWN_MOMENT,
    tone: 'mono',
    lightFrom: 'front',
    background: 'plain',
    backdrop: 'grey',
  });
});

it('says of hidden eyes that they are, not where they look', () => {
  expect(measureMoment({ ...source, eyesHidden: true })).toMatchObject({ gaze: null, frames: 'dark' });
});

it.each([
  [0, 9, 'right'],
  [0, -9, 'left'],
  [-10, 20, 'right'],
  [18, 13, 'right'],
  [0, 7, null],
  [18, -10, null],
  [0, 177, null],
])('a head turned by %d° that rolls by %d° leans: %s', (yaw, roll, word) => {
  expect(nameTilt({ yaw, pitch: 0, roll })).toBe(word);
});
