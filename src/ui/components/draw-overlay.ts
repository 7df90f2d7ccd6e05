/** Draws what the worker found over the photo. Pixels in, pixels out; all of it on this device. */
import type { OverlayMap, Overlays } from '#analysis/contract.ts';

export type OverlayChoice = 'none' | 'landmarks' | OverlayMap;

/** In the order of the switches. */
export const OVERLAY_CHOICES: readonly OverlayChoice[] = [
  'none',
  'landmarks',
  'spots',
  'redness',
  'lines',
  'pores',
  'texture',
  'shine',
];

/** Side of the aligned crop that `cropToImage` speaks about. */
const CROP_SIDE = 512;

type Colour = readonly [red: number, green: number, blue: number];

/** Bright, and apart from skin of any tone. */
const COLOURS: Readonly<Record<OverlayMap, Colour>> = {
  spots: [124, 58, 237],
  redness: [255, 25, 84],
  lines: [0, 214, 255],
  pores: [38, 92, 255],
  texture: [24, 201, 120],
  shine: [255, 226, 64],
};

/** One map as an image: its colour, as opaque as the map is strong. */
function mapImage(map: Uint8Array, size: number, [red, green, blue]: Colour): ImageData {
  const image = new ImageData(size, size);
  for (let i = 0; i < size * size; i += 1) {
    image.data[4 * i] = red;
    image.data[4 * i + 1] = green;
    image.data[4 * i + 2] = blue;
    image.data[4 * i + 3] = map[i] ?? 0;
  }
  return image;
}

function drawLandmarks(context: CanvasRenderingContext2D, landmarks: Float32Array, width: number): void {
  const radius = Math.max(1.2, width / 420);
  context.fillStyle = 'rgb(255 255 255 / 95%)';
  context.strokeStyle = 'rgb(255 74 61 / 90%)';
  context.lineWidth = radius * 0.7;
  for (let i = 0; i + 1 < landmarks.length; i += 2) {
    context.beginPath();
    context.arc(landmarks[i] ?? 0, landmarks[i + 1] ?? 0, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

/** Clears the canvas and draws the choice. The canvas has the size of the decoded image. */
export function drawOverlay(canvas: HTMLCanvasElement, overlays: Overlays, choice: OverlayChoice): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (choice === 'none') return;
  if (choice === 'landmarks') {
    drawLandmarks(context, overlays.landmarks, canvas.width);
    return;
  }
  const size = overlays.mapSize;
  const layer = document.createElement('canvas');
  layer.width = size;
  layer.height = size;
  layer.getContext('2d')?.putImageData(mapImage(overlays.maps[choice], size, COLOURS[choice]), 0, 0);
  context.setTransform(...overlays.cropToImage);
  context.scale(CROP_SIDE / size, CROP_SIDE / size);
  context.drawImage(layer, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
}
