import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { inRoot } from '#scripts/lib/paths.ts';
import { createCommand } from '../command-line.ts';

const PAPER = '#fff8f3';
const WHITE = '#ffffff';
/** Vector drawings are rendered at this many times 64 px before they are scaled, so that edges stay sharp. */
const DENSITY = 72 * 16;

interface Icon {
  readonly name: string;
  readonly side: number;
  /** Share of the side that the flame takes. Maskable icons keep the middle 80 % free of the mask. */
  readonly share: number;
  /** Null: transparent. */
  readonly background: string | null;
  /** A drawing laid over the flame's lower right corner, for shortcuts. */
  readonly badge?: string;
}

const CAMERA =
  '<path d="M4 8h4l2-3h4l2 3h4v11H4z" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/><circle cx="12" cy="13" r="3.2" fill="none" stroke="#fff" stroke-width="2"/>';
const CLOCK =
  '<circle cx="12" cy="12" r="8" fill="none" stroke="#fff" stroke-width="2"/><path d="M12 7v5l3.5 2" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>';

const ICONS: readonly Icon[] = [
  ...[192, 512].flatMap((side): Icon[] => [
    { name: `icon-${side}`, side, share: 0.9, background: null },
    { name: `maskable-${side}`, side, share: 0.64, background: PAPER },
  ]),
  // iOS rounds the corners itself and shows transparency as black.
  { name: 'apple-touch-icon', side: 180, share: 0.72, background: PAPER },
  { name: 'shortcut-roast', side: 96, share: 0.78, background: null, badge: CAMERA },
  { name: 'shortcut-history', side: 96, share: 0.78, background: null, badge: CLOCK },
];

async function drawn(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: DENSITY }).resize(side, side).png().toBuffer();
}

async function write({ name, side, share, background, badge }: Icon, flame: string): Promise<void> {
  const size = Math.round(side * share);
  const layers = [{ input: await drawn(flame, size), gravity: 'centre' }];
  if (badge !== undefined) {
    const disc = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 30 30"><circle cx="12" cy="12" r="15" fill="#c2340f"/>${badge}</svg>`;
    layers.push({ input: await drawn(disc, Math.round(side * 0.46)), gravity: 'southeast' });
  }
  await sharp({
    create: { width: side, height: side, channels: 4, background: background ?? { ...CLEAR } },
  })
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toFile(inRoot('public', 'icons', `${name}.png`));
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** One colour, the face cut out: what a system tints, and the badge of a notification. */
function silhouette(flame: string): string {
  const [outer] = /<path fill="url\(#o\)"[^>]*\/>/.exec(flame) ?? [];
  if (outer === undefined) throw new Error('flame.svg has no outer flame');
  const face =
    '<circle cx="26" cy="40" r="3.4"/><circle cx="38.5" cy="40" r="3.4"/><path d="M24.5 47c2.4 5.4 13 5.4 15.5 0" fill="none" stroke="#000" stroke-width="3.4" stroke-linecap="round"/>';
  const white = outer.replace('url(#o)', WHITE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><mask id="m">${white}<g fill="#000">${face}</g></mask><rect width="64" height="64" fill="${WHITE}" mask="url(#m)"/></svg>`;
}

export const command = createCommand().action(async () => {
  const flame = await readFile(inRoot('public', 'icons', 'flame.svg'), 'utf8');
  await mkdir(inRoot('public', 'icons'), { recursive: true });
  for (const icon of ICONS) await write(icon, flame);
  for (const side of [96, 192, 512]) {
    await write({ name: `monochrome-${side}`, side, share: 0.7, background: null }, silhouette(flame));
  }
});
