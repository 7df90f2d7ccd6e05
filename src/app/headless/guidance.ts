/** Measures live guidance as the camera screen uses it: a frame from a canvas, transferred, hints back. */
import type { AnalysisClient } from '#analysis/client.ts';
import type { GuidanceRun } from '#app/headless/protocol.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Frames before the clock counts: the engine starts with the first ones. */
const WARM_UP = 5;

/** Draws `photo` at a slightly different place per frame, so that no two frames are alike. */
export async function measureGuidance(
  client: AnalysisClient,
  photo: Blob,
  frames: number,
): Promise<GuidanceRun> {
  const picture = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas.');
  const prepared = await client.prepare({ engine: 'auto' });
  if (!prepared.ok) throw new Error(`${prepared.code}: ${prepared.detail}`);

  const oneFrame = async (number: number): Promise<number> => {
    const side = HEIGHT;
    const left = (WIDTH - side) / 2 + 8 * Math.sin(number / 5);
    context.drawImage(picture, left, 4 * Math.cos(number / 7), side, side);
    const started = performance.now();
    await client.guide(await createImageBitmap(canvas), 'front');
    return performance.now() - started;
  };

  for (let number = 0; number < WARM_UP; number += 1) await oneFrame(number);
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  });
  observer.observe({ type: 'longtask' });
  const frameMs: number[] = [];
  try {
    for (let number = 0; number < frames; number += 1) frameMs.push(await oneFrame(number));
    // A task is reported after it ended.
    await new Promise((resolve) => setTimeout(resolve, 100));
  } finally {
    observer.disconnect();
    picture.close();
  }
  return { frameMs, longestTaskMs: Math.max(0, ...longTasks) };
}
