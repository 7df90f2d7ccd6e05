/** WebGL in the worker: MediaPipe takes every picture in through it, even where the CPU does the work. */

export interface Graphics {
  readonly canvas: OffscreenCanvas;
  /** The system has taken it away: in the background, where memory is short, after a fault of the driver. */
  lost(): boolean;
}

/** Null where workers have no WebGL: Safari before 17, no graphics driver, a browser that is locked down. */
export function openGraphics(): Graphics | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('webgl2');
  return context === null ? null : { canvas, lost: () => context.isContextLost() };
}
