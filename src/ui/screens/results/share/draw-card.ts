/** The card that is shared: score, band, headline, one compliment. A photo only where it was asked for. */
import { FLAME_INNER, FLAME_OUTER, FLAME_SIZE } from '#ui/components/flame-paths.ts';
import { balanceText } from './wrap-text.ts';

/** Pixels: 4 to 5, as feeds show it. */
export const CARD = { width: 1080, height: 1350 } as const;

/** The card looks the same in every theme: it leaves the app. */
const COLOUR = {
  paper: '#fff8f3',
  wash: '#ffe1d4',
  ink: '#2b1a14',
  soft: '#6b5047',
  track: '#f6ded0',
  ember: '#ff5a36',
  glow: '#ffb14d',
  deep: '#c2340f',
  white: '#ffffff',
  good: '#17663f',
  goodWash: '#dff3e6',
} as const;

export interface CardContent {
  /** Whole points, and the half-width of their range. */
  readonly score: number;
  readonly spread: number;
  readonly band: string;
  readonly headline: string;
  /** One compliment; null without a roast. */
  readonly great: string | null;
  readonly language: string;
  readonly words: {
    readonly appName: string;
    readonly outOf: string;
    readonly great: string;
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
  const light = pen.createRadialGradient(CARD.width, 0, 0, CARD.width, 0, 1300);
  light.addColorStop(0, COLOUR.wash);
  light.addColorStop(1, COLOUR.paper);
  pen.fillStyle = light;
  pen.fillRect(0, 0, CARD.width, CARD.height);
}

function brand(pen: Pen, name: string): void {
  const size = 92;
  const outer = new Path2D(FLAME_OUTER);
  const inner = new Path2D(FLAME_INNER);
  pen.save();
  pen.translate(72, 62);
  pen.scale(size / FLAME_SIZE, size / FLAME_SIZE);
  pen.fillStyle = COLOUR.ember;
  pen.clip(outer);
  pen.fillRect(0, 0, FLAME_SIZE, FLAME_SIZE);
  pen.fillStyle = COLOUR.glow;
  pen.clip(inner);
  pen.fillRect(0, 0, FLAME_SIZE, FLAME_SIZE);
  pen.restore();
  pen.fillStyle = COLOUR.ink;
  pen.textAlign = 'left';
  font(pen, 800, 52);
  pen.fillText(name, 72 + size + 22, 128);
}

function ring(pen: Pen, x: number, y: number, radius: number, content: CardContent): void {
  const { score, spread, words } = content;
  pen.lineWidth = radius * 0.2;
  pen.lineCap = 'round';
  pen.strokeStyle = COLOUR.track;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
  const fire = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  fire.addColorStop(0, COLOUR.ember);
  fire.addColorStop(1, COLOUR.glow);
  pen.strokeStyle = fire;
  pen.beginPath();
  pen.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + (2 * Math.PI * score) / 100);
  pen.stroke();
  pen.fillStyle = COLOUR.ink;
  pen.textAlign = 'center';
  font(pen, 800, radius * 0.86);
  pen.fillText(String(score), x, y + radius * 0.22);
  pen.fillStyle = COLOUR.soft;
  font(pen, 650, radius * 0.19);
  pen.fillText(`±${spread}`, x, y + radius * 0.46);
  font(pen, 600, radius * 0.14);
  pen.fillText(words.outOf, x, y + radius * 0.63);
}

function pill(pen: Pen, text: string, x: number, y: number): void {
  font(pen, 750, 46);
  const width = pen.measureText(text).width + 96;
  pen.fillStyle = COLOUR.deep;
  pen.beginPath();
  pen.roundRect(x - width / 2, y, width, 84, 42);
  pen.fill();
  pen.fillStyle = COLOUR.white;
  pen.textAlign = 'center';
  pen.fillText(text, x, y + 58);
}

/** The photo fills its frame, cut at the sides like CSS `object-fit: cover`. */
function framedPhoto(pen: Pen, photo: HTMLImageElement, x: number, y: number, w: number, h: number): void {
  const scale = Math.max(w / photo.naturalWidth, h / photo.naturalHeight);
  const [sw, sh] = [w / scale, h / scale];
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, w, h, 48);
  pen.clip();
  const [sx, sy] = [(photo.naturalWidth - sw) / 2, (photo.naturalHeight - sh) / 2];
  pen.drawImage(photo, sx, sy, sw, sh, x, y, w, h);
  pen.restore();
}

function headline(pen: Pen, { headline: text, language }: CardContent): void {
  pen.fillStyle = COLOUR.ink;
  pen.textAlign = 'center';
  font(pen, 800, 58);
  const found = lines(pen, text, language, CARD.width - 160, 3);
  found.forEach((line, i) => pen.fillText(line, CARD.width / 2, 868 + i * 76));
}

function compliment(pen: Pen, { great, language, words }: CardContent): void {
  if (great === null) return;
  pen.fillStyle = COLOUR.goodWash;
  pen.beginPath();
  pen.roundRect(72, 1058, CARD.width - 144, 186, 40);
  pen.fill();
  pen.textAlign = 'left';
  pen.fillStyle = COLOUR.good;
  font(pen, 750, 34);
  pen.fillText(words.great, 116, 1114);
  pen.fillStyle = COLOUR.ink;
  font(pen, 500, 36);
  const found = lines(pen, great, language, CARD.width - 232, 2);
  found.forEach((line, i) => pen.fillText(line, 116, 1166 + i * 50));
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
  if (photo === null) {
    ring(pen, CARD.width / 2, 430, 220, content);
    pill(pen, content.band, CARD.width / 2, 704);
  } else {
    framedPhoto(pen, photo, 590, 196, 418, 560);
    ring(pen, 310, 396, 168, content);
    pill(pen, content.band, 310, 640);
  }
  headline(pen, content);
  compliment(pen, content);
  pen.fillStyle = COLOUR.soft;
  pen.textAlign = 'center';
  font(pen, 500, 30);
  pen.fillText(content.words.footer, CARD.width / 2, 1304);
}
