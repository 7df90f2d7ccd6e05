/** Which engine reads the photos: what the address asks for, else what the line and the person can spare. */
import type { EngineChoice } from '#analysis/contract.ts';
import type { NetworkInfo } from '#ports/analysis.ts';

export const UNKNOWN_LINE: NetworkInfo = { saveData: false, effectiveType: null };

const SLOW: ReadonlySet<string | null> = new Set(['slow-2g', '2g', '3g']);

/** Whether a download should be as small as it can be. */
export const isFrugal = ({ saveData, effectiveType }: NetworkInfo): boolean =>
  saveData || SLOW.has(effectiveType);

export interface EngineWishes {
  /** `?engine=` in the address. */
  readonly asked: EngineChoice;
  /** The person's switch. */
  readonly lite: boolean;
  readonly line: NetworkInfo;
  /** The engine that ran last on this device, whose files are therefore here; null before the first. */
  readonly ranLast: string | null;
}

/** On a frugal line the full engine is used only where it costs nothing any more. */
export function chooseEngine({ asked, lite, line, ranLast }: EngineWishes): EngineChoice {
  if (asked !== 'auto') return asked;
  if (lite) return 'lite';
  return isFrugal(line) && ranLast !== 'mediapipe' ? 'lite' : 'auto';
}

/** Whether files may be fetched ahead of their first use. */
export const mayPrefetch = (line: NetworkInfo): boolean => !isFrugal(line);
