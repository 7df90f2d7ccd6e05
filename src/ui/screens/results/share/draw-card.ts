/** The card that is shared, painted: score, band, headline, a joke, a strength. A photo only where it was asked for. */
import { FLAME_INNER, FLAME_OUTER, FLAME_SIZE } from '#ui/components/flame.tsx';
import type { Measure } from './card.ts';
import { PHOTO_EDGE, type Box, type CardLayout, type Text } from './card-layout.ts';

/** The card looks the same in every theme: it leaves the app. White letters stay readable on all of the fire. */
const COLOUR = {
  blaze: ['#d2431b', '#c5360f', '#8f1f0a'],
  glow: 'rgb(255 190 100 / 22%)',
  noGlow: 'rgb(255 190 100 / 0%)',
  shade: 'rgb(70 16 4 / 28%)',
  white: '#ffffff',
  cream: '#fff6ef',
  ink: '#2b1a14',
  soft: '#6b5047',
  track: '#f8e3d7',
  ember: '#ff5a36',
  gold: '#ffb14d',
  deep: '#b52f0d',
} as const;

type Pen = CanvasRenderingContext2D;

function font(pen: Pen, size: number, weight: number): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  pen.font = `${weight} ${size}px ${family || 'sans-serif'}`;
}

/** What letters measure in this browser, with the fonts of the page. */
export function measureOn(canvas: HTMLCanvasElement): Measure {
  const pen = canvas.getContext('2d');
  return (text, size, weight) => {
    if (pen === null) return 0;
    font(pen, size, weight);
    return pen.measureText(text).width;
  };
}

function background(pen: Pen, { width, height }: CardLayout): void {
  const fire = pen.createLinearGradient(0, 0, width * 0.6, height);
  COLOUR.blaze.forEach((colour, i) => fire.addColorStop(i / (COLOUR.blaze.length - 1), colour));
  pen.fillStyle = fire;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(width, 0, 0, width, 0, 900);
  light.addColorStop(0, COLOUR.glow);
  light.addColorStop(1, COLOUR.noGlow);
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

function flame(pen: Pen, { x, y, width }: Box): void {
  const outer = new Path2D(FLAME_OUTER);
  const inner = new Path2D(FLAME_INNER);
  pen.save();
  pen.translate(x, y);
  pen.scale(width / FLAME_SIZE, width / FLAME_SIZE);
  pen.fillStyle = COLOUR.white;
  pen.clip(outer);
  pen.fillRect(0, 0, FLAME_SIZE, FLAME_SIZE);
  pen.fillStyle = COLOUR.gold;
  pen.clip(inner);
  pen.fillRect(0, 0, FLAME_SIZE, FLAME_SIZE);
  pen.restore();
}

/** Lifts what is drawn next off the background. */
function lift(pen: Pen): void {
  pen.shadowColor = COLOUR.shade;
  pen.shadowBlur = 50;
  pen.shadowOffsetY = 18;
}

function paper(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.fillStyle = COLOUR.cream;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

/** @param score null: the ring stays empty */
function disc(pen: Pen, { x, y, radius }: CardLayout['ring'], score: number | null): void {
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
  if (score === null) return;
  const fire = pen.createLinearGradient(x - ring, y - ring, x + ring, y + ring);
  fire.addColorStop(0, COLOUR.ember);
  fire.addColorStop(1, COLOUR.gold);
  pen.strokeStyle = fire;
  pen.beginPath();
  pen.arc(x, y, ring, -Math.PI / 2, -Math.PI / 2 + (2 * Math.PI * score) / 100);
  pen.stroke();
}

/** The photo fills its frame, cut like CSS `object-fit: cover`. */
function framedPhoto(pen: Pen, photo: HTMLImageElement, { x, y, width, height }: Box): void {
  const scale = Math.max(width / photo.naturalWidth, height / photo.naturalHeight);
  const [sw, sh] = [width / scale, height / scale];
  const [sx, sy] = [(photo.naturalWidth - sw) / 2, (photo.naturalHeight - sh) / 2];
  const edge = 2 * PHOTO_EDGE;
  pen.save();
  lift(pen);
  paper(pen, { x: x - PHOTO_EDGE, y: y - PHOTO_EDGE, width: width + edge, height: height + edge }, 60);
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 48);
  pen.clip();
  pen.drawImage(photo, sx, sy, sw, sh, x, y, width, height);
  pen.restore();
}

/** Paper with an ember down its side, as a quotation has a line. */
function quotation(pen: Pen, box: Box): void {
  pen.save();
  lift(pen);
  paper(pen, box, 44);
  pen.restore();
  const fire = pen.createLinearGradient(0, box.y, 0, box.y + box.height);
  fire.addColorStop(0, COLOUR.gold);
  fire.addColorStop(1, COLOUR.ember);
  pen.fillStyle = fire;
  pen.beginPath();
  pen.roundRect(box.x + 24, box.y + 32, 10, box.height - 64, 5);
  pen.fill();
}

function write(pen: Pen, { text, x, y, size, weight, align, ink }: Text): void {
  font(pen, size, weight);
  pen.textAlign = align;
  pen.fillStyle = COLOUR[ink];
  pen.fillText(text, x, y);
}

/** Paints the card anew. Throws where there is no canvas to paint on. @param score null: none is told @param photo drawn where the layout has a place for it */
export function drawCard(
  canvas: HTMLCanvasElement,
  layout: CardLayout,
  score: number | null,
  photo: HTMLImageElement | null,
): void {
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas: no memory for one, or none is allowed');
  background(pen, layout);
  flame(pen, layout.flame);
  if (layout.pill !== null) paper(pen, layout.pill, layout.pill.height / 2);
  if (photo !== null && layout.photo !== null) framedPhoto(pen, photo, layout.photo);
  disc(pen, layout.ring, score);
  if (layout.bubble !== null) quotation(pen, layout.bubble);
  for (const text of layout.texts) write(pen, text);
}
