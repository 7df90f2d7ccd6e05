/** Contact sheets: the pictures that were taken, side by side and labelled, as a few large PNGs to look at. */
import type { Lang } from '#functions/vocabulary.ts';
import { access, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureTheme, SizeName } from './pictures.ts';
import { layoutSheets, scaledHeight, type Sheet, type SheetPicture, type SheetRoom } from './sheet-layout.ts';

/** Small enough for a glance at a dozen screens, large enough to read a heading. */
const ROOMS: Readonly<Record<SizeName, SheetRoom>> = {
  phone: { columns: 6, tile: 256, fold: 760, height: 1640 },
  small: { columns: 6, tile: 256, fold: 760, height: 1640 },
  'large-text': { columns: 6, tile: 256, fold: 760, height: 1640 },
  zoomed: { columns: 6, tile: 256, fold: 760, height: 1640 },
  desktop: { columns: 3, tile: 524, fold: 760, height: 1640 },
};
const GROUND = '#8a8a8a';

export interface SheetRequest {
  /** Where the pictures lie: `folder/en/dark/phone/NAME.png`. */
  readonly folder: string;
  readonly names: readonly string[];
  readonly languages: readonly Lang[];
  readonly themes: readonly PictureTheme[];
  readonly sizes: readonly SizeName[];
}

interface Taken extends SheetPicture {
  readonly path: string;
}

/**
 * Writes `sheets/SIZE-01.png`, … into the folder, in place of earlier sheets of these sizes: each state with its
 * languages and themes next to each other. Pictures that are not there are left out. Resolves with the files.
 */
export async function writeSheets(request: SheetRequest): Promise<readonly string[]> {
  const into = join(request.folder, 'sheets');
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  const files: string[] = [];
  for (const size of request.sizes) {
    const pictures = await takenOf(request, size);
    const sheets = layoutSheets(pictures, ROOMS[size]);
    for (const [index, sheet] of sheets.entries()) {
      const file = join(into, `${size}-${String(index + 1).padStart(2, '0')}.png`);
      await draw(sheet, pictures, ROOMS[size].tile, file);
      files.push(file);
    }
  }
  return files;
}

async function takenOf(request: SheetRequest, size: SizeName): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  for (const name of request.names) {
    for (const language of request.languages) {
      for (const theme of request.themes) {
        const path = join(request.folder, language, theme, size, `${name}.png`);
        if (!(await exists(path))) continue;
        const { width, height } = await sharp(path).metadata();
        taken.push({ label: `${name} · ${language} ${theme}`, width, height, path });
      }
    }
  }
  return taken;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function draw(sheet: Sheet, pictures: readonly Taken[], tile: number, file: string): Promise<void> {
  const { width, height } = sheet;
  const parts = sheet.tiles.map(async ({ picture, left, top, from, height: high }) => {
    const taken = pictures[picture];
    if (taken === undefined) throw new Error('A tile of no picture.');
    const scaled = await sharp(taken.path)
      .resize(tile, scaledHeight(taken, tile), { fit: 'fill' })
      .toBuffer();
    const input = await sharp(scaled).extract({ left: 0, top: from, width: tile, height: high }).toBuffer();
    return { input, left, top };
  });
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite([...(await Promise.all(parts)), { input: Buffer.from(labelsOf(sheet)), left: 0, top: 0 }])
    .png()
    .toFile(file);
}

/** Names of pictures and of languages need no escape: letters, digits, hyphens (tests/unit/lab/screenshots). */
function labelsOf({ width, height, labels }: Sheet): string {
  const texts = labels.map(
    ({ text, left, top, width: room }) =>
      `<svg x="${left}" y="0" width="${room}" height="${height}"><text y="${top}">${text}</text></svg>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `font-family="sans-serif" font-size="15" font-weight="700" fill="#fff">${texts.join('')}</svg>`
  );
}
