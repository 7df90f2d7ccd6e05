/** WebGL in the worker: MediaPipe takes every picture in through it, even where the CPU does the work. */

const contextOf = (canvas: OffscreenCanvas): WebGL2RenderingContext | null => canvas.getContext('webgl2');

/** False where workers have no WebGL: Safari before 17, no graphics driver, a browser that is locked down. */
export const hasGraphics = (): boolean =>
  typeof OffscreenCanvas !== 'undefined' && contextOf(new OffscreenCanvas(1, 1)) !== null;

/**
 * Whether the system has taken it away: in the background, where memory is short, after a fault of the driver.
 * Only for a canvas that MediaPipe has drawn on: a context of our making costs it half as much time again.
 */
export const isLost = (canvas: OffscreenCanvas): boolean => contextOf(canvas)?.isContextLost() ?? true;
