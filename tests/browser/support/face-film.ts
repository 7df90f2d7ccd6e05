import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '#scripts/lib/paths.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');

/** A laptop's picture: landscape, so that the camera screen has something to cut off. */
const WIDTH = 1280;
const HEIGHT = 960;
const FRAMES = 12;

/**
 * Writes a film of the drawn face for Chromium's fake camera (`--use-file-for-fake-video-capture`), which
 * takes JPEGs one after the other as motion JPEG and begins again at the end. The face sways by a pixel or
 * two, as a living one does.
 */
export async function writeFaceFilm(path: string): Promise<void> {
  const face = await sharp(FACE).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true });
  const backdrop = await sharp(FACE).resize(WIDTH, HEIGHT, { fit: 'cover' }).blur(60).toBuffer();
  const file = await open(path, 'w');
  try {
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const sway = Math.round(2 * Math.sin((2 * Math.PI * frame) / FRAMES));
      const left = Math.round((WIDTH - face.info.width) / 2) + sway;
      const picture = sharp(backdrop).composite([{ input: face.data, left, top: 0 }]);
      await file.write(await picture.jpeg({ quality: 92, chromaSubsampling: '4:2:0' }).toBuffer());
    }
  } finally {
    await file.close();
  }
}

/** Launch arguments that let pages see the film, and permission granted without asking. */
export const filmArguments = (path: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];
