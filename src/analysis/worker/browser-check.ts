/** What a browser may have switched off without which there is no honest score. Looked at before anything is fetched. */
import { AnalysisError } from './errors.ts';

const SIDE = 32;

/**
 * The smallest module with an instruction of WebAssembly's SIMD, which all runtimes need: a function that answers with
 * `i8x16.popcnt (i8x16.splat (i32.const 0))`.
 */
const SIMD = Uint8Array.from(
  '0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/**
 * @throws AnalysisError `no-webassembly` (an iPhone's Lockdown Mode), `old-browser`, `pixels-falsified` (browsers that add
 * noise to what is read from a canvas, or answer with white, so that nobody is recognised by it)
 */
export function checkBrowser(): void {
  if (typeof WebAssembly !== 'object') throw new AnalysisError('no-webassembly');
  if (typeof OffscreenCanvas === 'undefined' || !WebAssembly.validate(SIMD))
    throw new AnalysisError('old-browser');
  if (!readsTruly()) throw new AnalysisError('pixels-falsified');
}

/** Whether pixels come back from a canvas as they were put there: all opaque, so that nothing is rounded. */
function readsTruly(): boolean {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  // Safari before 16.4 had the canvas for WebGL alone.
  if (context === null) throw new AnalysisError('old-browser');
  const put = context.createImageData(SIDE, SIDE);
  // Every value of a byte, none in a pattern that could be taken for an empty canvas.
  for (let at = 0; at < put.data.length; at += 1) put.data[at] = at % 4 === 3 ? 255 : (at * 151 + 7) % 256;
  context.putImageData(put, 0, 0);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return put.data.every((value, at) => value === data[at]);
}
