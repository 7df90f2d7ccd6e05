import type { HeadlessResult } from '#app/headless/protocol.ts';

/** One JSON line per photo; `detail` of an error is for the console, not for the contract. */
export function jsonLine(file: string, result: HeadlessResult): string {
  if (!result.ok) return JSON.stringify({ file, ok: false, error: result.error });
  const { engine, ms, report, facts, roast } = result;
  return JSON.stringify({ file, ok: true, engine, ms, report, facts, roast });
}

/** One line per photo for people. */
export function textLine(file: string, result: HeadlessResult): string {
  if (!result.ok) return `${file}  –  ${result.error}${result.detail ? ` (${result.detail})` : ''}`;
  const { report, engine, ms, roast } = result;
  const { value, spread, band } = report.score;
  const shape = report.faceShape.shown.join(' or ') || 'unclear';
  const time = ms === null ? '' : ` ${Math.round(ms.total)} ms`;
  return `${file}  ${value} ± ${spread} ${band}, ${shape} (${engine}${time})  ${roast.headline}`;
}
