/**
 * Start of the analysis worker: exposes the operations of src/analysis/operations.ts over Comlink.
 *
 * What it exposes comes from files of its own, so that no other file of the build imports this one: WebKit runs a
 * worker's first file anew when something imports it, and two pipelines would answer every message.
 */
import * as Comlink from 'comlink';
import type { Operations, OutcomeOf } from '../contract.ts';
import { OPERATIONS, type OperationName } from '../operations.ts';
import { addressesFrom } from './addresses.ts';

const starting = import('./api.ts').then(({ createAnalysisApi }) =>
  createAnalysisApi(addressesFrom(self.location.origin)),
);
// The page hears of it as of a worker that died, and begins another.
starting.catch(reportError);

/** Releases the page's callback when the call ends; otherwise each analysis would leave a port behind. */
function release(callback: unknown): void {
  (callback as { [Comlink.releaseProxy]?: () => void })[Comlink.releaseProxy]?.();
}

/** The overlays' bytes are moved to the page, not copied. */
function moved<Outcome extends OutcomeOf<OperationName>>(outcome: Outcome): Outcome {
  if (!('overlays' in outcome) || outcome.overlays === null) return outcome;
  const { landmarks, maps } = outcome.overlays;
  return Comlink.transfer(outcome, [landmarks.buffer, ...Object.values(maps).map((map) => map.buffer)]);
}

/** An operation across the boundary (`ExposedApi`). */
const operation =
  <Name extends OperationName>(name: Name) =>
  (asked: Operations[Name]['asked'], tell: (told: Operations[Name]['told']) => void = () => undefined) =>
    starting.then(async (api) => moved(await api[name](asked, tell))).finally(() => release(tell));

const names = Object.keys(OPERATIONS) as OperationName[];
Comlink.expose(Object.fromEntries(names.map((name) => [name, operation(name)])));
