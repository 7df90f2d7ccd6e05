/** What a browser may have switched off without which there is no honest score. Looked at before anything is fetched. */
import { AnalysisError } from './errors.ts';

const SIDE = 32;

/**
 * @throws AnalysisError `no-webassembly` (an iPhone's Lockdown Mode), `pixels-falsified` (browsers that add noise to what is
 * read from a canvas, or answer with white, so that nobody is recognised by it)
 */
export function checkBrowser(): void {
  if (typeof WebAssembly !== 'object') throw new AnalysisError('no-webassembly');
  if (!readsTruly()) throw new AnalysisError('pixels-falsified');
}

/** Whether pixels come back from a canvas as they were put there: all opaque, so that nothing is rounded. */
function readsTruly(): boolean {
  if (!('OffscreenCanvas' in globalThis)) return true;
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (context === null) return true;
  const put = context.createImageData(SIDE, SIDE);
  // Every value of a byte, none in a pattern that could be taken for an empty canvas.
  for (let at = 0; at < put.data.length; at += 1) put.data[at] = at % 4 === 3 ? 255 : (at * 151 + 7) % 256;
  context.putImageData(put, 0, 0);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return put.data.every((value, at) => value === data[at]);
}
