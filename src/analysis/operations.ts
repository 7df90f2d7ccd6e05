/**
 * The worker's operations by name, apart from the types behind them (contract.ts): the worker's first file reads this
 * list, and no other file of the worker may (worker/entry.ts says why).
 *
 * `silence`: milliseconds that a worker may be silent. `silentAs`: what a longer silence is called. `tells`: whether
 * it says something on the way; each sign of life begins the silence anew.
 */
export const OPERATIONS = {
  // Without a byte of progress, models and engine count as not coming.
  prepare: { silence: 60_000, silentAs: 'model-unavailable', tells: true },
  prefetch: { silence: 60_000, silentAs: 'model-unavailable', tells: true },
  // Between two stages.
  analyze: { silence: 30_000, silentAs: 'internal', tells: true },
  guide: { silence: 5_000, silentAs: 'internal', tells: false },
  cancel: { silence: 30_000, silentAs: 'internal', tells: false },
} as const;
export type OperationName = keyof typeof OPERATIONS;
