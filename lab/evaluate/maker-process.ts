/** Runs beside the main process and writes the versions of one face after the other; see makers.ts. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { readImage } from './image.ts';
import type { MakeOrder, MakeReply } from './variant-workers.ts';
import { placeFace } from './placement.ts';
import { prepareTone } from './tone.ts';
import { makeVersions } from './versions.ts';

// Other processes work meanwhile: more threads only wait for each other.
sharp.concurrency(1);

async function make(order: MakeOrder): Promise<MakeReply> {
  const image = await readImage(order.file);
  const scale = image.width / order.landmarksWidth;
  const scaled = (values: readonly number[]) => values.map((value) => value * scale);
  const landmarks = scaled(order.request.landmarks);
  const mesh = order.request.mesh === null ? null : scaled(order.request.mesh);
  const versions: { id: string; file: string }[] = [];
  for await (const { id, file } of makeVersions(image, { ...order.request, landmarks, mesh })) {
    const path = join(order.folder, `${versions.length}.${formatOf(file)}`);
    await writeFile(path, file);
    versions.push({ id, file: path });
  }
  const face = placeFace(image, landmarks, order.request.coverage);
  return { ok: true, versions, ita: prepareTone(image, face)?.ita ?? null };
}

/** JPEG begins with FF D8. */
function formatOf(file: Buffer): string {
  return file[0] === 0xff ? 'jpg' : 'png';
}

process.on('message', (order: MakeOrder) => {
  make(order).then(
    (reply) => process.send?.(reply),
    (error: unknown) => {
      const reply: MakeReply = { ok: false, error: error instanceof Error ? error.message : String(error) };
      process.send?.(reply);
    },
  );
});
