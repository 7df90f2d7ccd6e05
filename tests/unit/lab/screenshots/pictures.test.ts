import { expect, test } from 'vitest';
import { chooseScenes } from '#lab/screenshots/pictures.ts';
import { SCENES } from '#tests/browser/scenes/list.ts';

test('a part of a name chooses the scenes of these pictures', () => {
  expect(chooseScenes(SCENES, 'splash').map(({ path }) => path)).toEqual(['/']);
});

test('a name that no picture has is refused', () => {
  expect(() => chooseScenes(SCENES, 'no-such-thing')).toThrow('No picture has "no-such-thing" in its name.');
});
