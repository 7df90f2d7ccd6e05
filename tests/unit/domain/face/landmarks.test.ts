import { expect, it } from 'vitest';
import type { ToCrop } from '#domain/face/crop.ts';
import {
  centroid,
  imageLandmarks,
  landmarksFromPairs,
  pointAt,
  type CropPixels,
  type FrontalPixels,
  type ImagePixels,
  type Landmarks,
} from '#domain/face/landmarks.ts';
import type { BytePlane } from '#domain/geometry/polygon.ts';
import type { Box, Point } from '#domain/geometry/points.ts';
import type { MapPixels } from '#domain/skin/maps.ts';
import type { Similarity } from '#domain/geometry/similarity.ts';

const LANDMARKS = imageLandmarks(Float32Array.from([1, 2, 9, 5, 8, 9, 3, 2, 9]));

it('reads x and y of a landmark, and never makes up one that is missing', () => {
  expect(pointAt(LANDMARKS, 1)).toEqual({ x: 5, y: 8 });
  expect(pointAt(LANDMARKS, 3)).toEqual({ x: Number.NaN, y: Number.NaN });
  expect(centroid(LANDMARKS, [0, 1, 2])).toEqual({ x: 3, y: 4 });
});

it('takes pairs as they cross the worker boundary', () => {
  expect([...landmarksFromPairs([1, 2, 5, 8])]).toEqual([1, 2, 0, 5, 8, 0]);
});

type Fits<Given, Wanted> = Given extends Wanted ? true : false;

it('keeps the pictures apart when it is compiled', () => {
  const imageForCrop: Fits<Landmarks<ImagePixels>, Landmarks<CropPixels>> = false;
  const imageForFrontal: Fits<Landmarks<ImagePixels>, Landmarks<FrontalPixels>> = false;
  const bareNumbers: Fits<Float32Array, Landmarks<ImagePixels>> = false;
  const point: Fits<Point<ImagePixels>, Point<CropPixels>> = false;
  const box: Fits<Box<CropPixels>, Box<ImagePixels>> = false;
  const plane: Fits<BytePlane<CropPixels>, BytePlane<MapPixels>> = false;
  const wayBack: Fits<Similarity<CropPixels, ImagePixels>, ToCrop> = false;
  const itself: Fits<Landmarks<ImagePixels>, Landmarks<ImagePixels>> = true;
  const literal: Fits<{ x: number; y: number }, Point<CropPixels>> = true;
  expect([imageForCrop, imageForFrontal, bareNumbers, point, box, plane, wayBack]).not.toContain(true);
  expect([itself, literal]).toEqual([true, true]);
});
