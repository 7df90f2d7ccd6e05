/** A linear judge: 8-bit weights in hashed buckets, one sum a text. */
import { hashOf } from './features.ts';

/** As stored, one head of `<lang>.json`. */
export interface StoredHead {
  /** What one step of a weight is worth. */
  readonly step: number;
  readonly bias: number;
  /** Signed bytes in base64, a power of two of them. */
  readonly weights: string;
}

export interface Head {
  readonly step: number;
  readonly bias: number;
  readonly weights: Int8Array;
}

/** Weights out of their base64. */
export const openHead = ({ step, bias, weights }: StoredHead): Head => ({
  step,
  bias,
  weights: Int8Array.from(atob(weights), (letter) => letter.charCodeAt(0)),
});

/** The judgement of a text's features: positive leans to what the head was trained for. Longer texts weigh no more. */
export function scoreOf({ step, bias, weights }: Head, features: ReadonlySet<string>): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (const feature of features) sum += weights[hashOf(feature) & mask] ?? 0;
  return bias + (step * sum) / Math.sqrt(Math.max(features.size, 1));
}
