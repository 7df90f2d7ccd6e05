/** The card that is shared: score, band, headline, one compliment. A photo only where it was asked for. */
import { FLAME_INNER, FLAME_OUTER, FLAME_SIZE } from '#ui/components/flame-paths.ts';
import { balanceText } from './wrap-text.ts';

/** Pixels: 4 to 5, as feeds show it. */
export const CARD = { width: 1080, height: 1350 } as const;

/** The card looks the same in every theme: it leaves the app. */
const COLOUR = {
  blaze: ['#ff8a4c', '#ef5526', '#a8260c'],
  glow: 'rgb(255 205 110 / 55%)',
  noGlow: 'rgb(255 205 110 / 0%)',
  shade: 'rgb(70 16 4 / 28%)',
  white: '#ffffff',
  cream: '#fff6ef',
  ink: '#2b1a14',
  soft: '#6b5047',
  track: '#f8e3d7',
  ember: '#ff5a36',
  gold: '#ffb14d',
  deep: '#b52f0d',
  good: '#17663f',
} as const;

const MARGIN = 72;

export interface CardContent {
  /** Whole points, and the half-width of their range. */
  readonly score: number;
  readonly spread: number;
  readonly band: string;
  readonly headline: string;
  /** The line that is worth sharing; null without a roast. */
  readonly joke: string | null;
  readonly language: string;
  readonly words: {
    readonly appName: string;
    readonly outOf: string;
    readonly joke: string;
    readonly footer: string;
  };
}

type Pen = CanvasRenderingContext2D;

function font(pen: Pen, weight: number, size: number): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  pen.font = `${weight} ${size}px ${family || 'sans-serif'}`;
}

function lines(pen: Pen, text: string, language: string, width: number, most: number): string[] {
  return balanceText(text, language, width, most, (part) => pen.measureText(part).width);
}

function background(pen: Pen): void {
  const fire = pen.createLinearGradient(0, 0, CARD.width * 0.6, CARD.height);
  COLOUR.blaze.forEach((colour, i) => fire.addColorStop(i / (COLOUR.blaze.length - 1), colour));
  pen.fillStyle = fire;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  const light = pen.createRadialGradient(CARD.width, 0, 0, CARD.width, 0, 900);
  light.addColorStop(0, COLOUR.glow);
  light.addColorStop(1, COLOUR.noGlow);
  pen.fillStyle = light;
  pen.fillRect(0, 0, CARD.width, CARD.height);
}

function brand(pen: Pen, name: string): void {
  const size = 92;
  const outer = new Path2D(FLAME_OUTER);
  const inner = new Path2D(FLAME_INNER);
  pen.save();
  pen.translate(MARGIN - 10, 60);
  pen.scale(size / FLAME_SIZE, size / FLAME_SIZE);
  pen.fillStyle = COLOUR.white;
  pen.clip(outer);
  pen.fillRect(0, 0, FLAME_SIZE, FLAME_SIZE);
  pen.fillStyle = COLOUR.gold;
  pen.clip(inner);
  pen.fillRect(0, 0, FLAME_SIZE, FLAME_SIZE);
  pen.restore();
  pen.fillStyle = COLOUR.white;
  pen.textAlign = 'left';
  font(pen, 800, 54);
  pen.fillText(name, MARGIN + size + 6, 127);
}

/** Lifts what is drawn next off the background. */
function lift(pen: Pen): void {
  pen.shadowColor = COLOUR.shade;
  pen.shadowBlur = 50;
  pen.shadowOffsetY = 18;
}

function disc(pen: Pen, x: number, y: number, radius: number, content: CardContent): void {
  const { score, spread, words } = content;
  pen.save();
  lift(pen);
  pen.fillStyle = COLOUR.cream;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
  const ring = radius * 0.8;
  pen.lineWidth = radius * 0.15;
  pen.lineCap = 'round';
  pen.strokeStyle = COLOUR.track;
  pen.beginPath();
  pen.arc(x, y, ring, 0, 2 * Math.PI);
  pen.stroke();
  const fire = pen.createLinearGradient(x - ring, y - ring, x + ring, y + ring);
  fire.addColorStop(0, COLOUR.ember);
  fire.addColorStop(1, COLOUR.gold);
  pen.strokeStyle = fire;
  pen.beginPath();
  pen.arc(x, y, ring, -Math.PI / 2, -Math.PI / 2 + (2 * Math.PI * score) / 100);
  pen.stroke();
  pen.fillStyle = COLOUR.ink;
  pen.textAlign = 'center';
  font(pen, 800, radius * 0.74);
  pen.fillText(String(score), x, y + radius * 0.18);
  pen.fillStyle = COLOUR.soft;
  font(pen, 650, radius * 0.16);
  pen.fillText(`±${spread}`, x, y + radius * 0.38);
  font(pen, 600, radius * 0.12);
  pen.fillText(words.outOf, x, y + radius * 0.53);
}

/** The band, in the corner across from the name. */
function pill(pen: Pen, text: string): void {
  font(pen, 750, 42);
  const width = pen.measureText(text).width + 88;
  const x = CARD.width - MARGIN - width;
  pen.fillStyle = COLOUR.cream;
  pen.beginPath();
  pen.roundRect(x, 70, width, 80, 40);
  pen.fill();
  pen.fillStyle = COLOUR.deep;
  pen.textAlign = 'center';
  pen.fillText(text, x + width / 2, 125);
}

/** The photo fills its frame, cut at the sides like CSS `object-fit: cover`. */
function framedPhoto(pen: Pen, photo: HTMLImageElement, x: number, y: number, w: number, h: number): void {
  const scale = Math.max(w / photo.naturalWidth, h / photo.naturalHeight);
  const [sw, sh] = [w / scale, h / scale];
  const frame = 14;
  pen.save();
  lift(pen);
  pen.fillStyle = COLOUR.cream;
  pen.beginPath();
  pen.roundRect(x - frame, y - frame, w + 2 * frame, h + 2 * frame, 60);
  pen.fill();
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, w, h, 48);
  pen.clip();
  const [sx, sy] = [(photo.naturalWidth - sw) / 2, (photo.naturalHeight - sh) / 2];
  pen.drawImage(photo, sx, sy, sw, sh, x, y, w, h);
  pen.restore();
}

/** In the middle of the room between picture and compliment, however many lines it takes. */
function headline(pen: Pen, { headline: text, language }: CardContent): void {
  const [middle, leading] = [930, 80];
  pen.fillStyle = COLOUR.white;
  pen.textAlign = 'center';
  font(pen, 800, 64);
  const found = lines(pen, text, language, CARD.width - 2 * MARGIN, 3);
  const first = middle - ((found.length - 1) * leading) / 2 + 22;
  found.forEach((line, i) => pen.fillText(line, CARD.width / 2, first + i * leading));
}

/** Sizes of the joke's letters in px, each with the lines that have room: a joke is not cut short. */
const JOKE_SIZES = [
  { size: 38, leading: 50, most: 2 },
  { size: 34, leading: 42, most: 3 },
  { size: 28, leading: 36, most: 4 },
] as const;
const NO_LIMIT = 99;

function quote(pen: Pen, { joke, language, words }: CardContent): void {
  if (joke === null) return;
  pen.fillStyle = COLOUR.cream;
  pen.beginPath();
  pen.roundRect(MARGIN, 1034, CARD.width - 2 * MARGIN, 224, 44);
  pen.fill();
  pen.textAlign = 'left';
  pen.fillStyle = COLOUR.good;
  font(pen, 750, 34);
  pen.fillText(words.joke, MARGIN + 48, 1086);
  pen.fillStyle = COLOUR.ink;
  for (const { size, leading, most } of JOKE_SIZES) {
    font(pen, 550, size);
    const found = lines(pen, joke, language, CARD.width - 2 * MARGIN - 96, NO_LIMIT);
    const last = size === JOKE_SIZES.at(-1)?.size;
    if (found.length > most && !last) continue;
    found.slice(0, most).forEach((line, i) => pen.fillText(line, MARGIN + 48, 1092 + leading + i * leading));
    return;
  }
}

/** Draws the card anew. Without a photo there is none on it, and none near it. */
export function drawCard(
  canvas: HTMLCanvasElement,
  content: CardContent,
  photo: HTMLImageElement | null,
): void {
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  background(pen);
  brand(pen, content.words.appName);
  pill(pen, content.band);
  if (photo === null) {
    disc(pen, CARD.width / 2, 500, 300, content);
  } else {
    framedPhoto(pen, photo, MARGIN + 14, 214, 500, 590);
    disc(pen, 800, 560, 214, content);
  }
  headline(pen, content);
  quote(pen, content);
  pen.fillStyle = COLOUR.cream;
  pen.textAlign = 'center';
  font(pen, 550, 30);
  pen.fillText(content.words.footer, CARD.width / 2, 1312);
}
