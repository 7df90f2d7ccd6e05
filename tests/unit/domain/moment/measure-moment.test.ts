import { expect, it } from 'vitest';
import { readBackground } from '#domain/moment/background.ts';
import { measureMoment } from '#domain/moment/measure-moment.ts';
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
  light: new Float32Array(SKIN_MAP_SIZE ** 2).fill(-1),
  view: VIEW,
  fineView: VIEW,
  background: readBackground(VIEW),
};

it('says of a face without blendshapes what the pixels say, and nothing else', () => {
  expect(measureMoment(source)).toEqual({
    ...UNKNOWN_MOMENT,
    tone: 'mono',
    lightFrom: 'front',
    background: 'plain',
    backdrop: 'grey',
  });
});

it('says of the mouth what the blendshapes say', () => {
  expect(measureMoment({ ...source, blendshapes: new Map() }).mouth).toBe('closed');
});
