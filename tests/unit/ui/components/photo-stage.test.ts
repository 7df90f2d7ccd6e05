import { expect, test } from 'vitest';
import { faceFocus } from '#ui/components/photo-stage.tsx';

const SIZE = { width: 400, height: 800 };

test('the middle of the landmarks, in shares of the photo', () => {
  expect(faceFocus(Float32Array.of(100, 200, 300, 600), SIZE)).toEqual({ x: 0.5, y: 0.5 });
});

test('a face that sticks out keeps its focus on the photo', () => {
  expect(faceFocus(Float32Array.of(-100, 900, -20, 1000), SIZE)).toEqual({ x: 0, y: 1 });
});

test('without landmarks nobody knows', () => {
  expect(faceFocus(new Float32Array(), SIZE)).toBeNull();
});
