import type { EngineChoice } from '#analysis/contract.ts';

/** `?engine=lite` or `?engine=mediapipe` chooses the landmark engine of this visit; anything else is `auto`. */
export function engineFromAddress(search: string): EngineChoice {
  const asked = new URLSearchParams(search).get('engine');
  return asked === 'lite' || asked === 'mediapipe' ? asked : 'auto';
}
