import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { writeFaceFilm } from './face-film.ts';

/** Path of a film of the drawn face, which is there while the tests of this file run. */
export async function withFaceFilm(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roast-film-'));
  const film = join(folder, 'face.mjpeg');
  beforeAll(() => writeFaceFilm(film));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return film;
}
