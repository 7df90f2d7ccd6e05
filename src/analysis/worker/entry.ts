/**
 * Start of the analysis worker: exposes the API of contract.ts over Comlink.
 *
 * What it exposes comes from files of its own, so that no other file of the build imports this one: WebKit runs a
 * worker's first file anew when something imports it, and two pipelines would answer every message.
 */
import * as Comlink from 'comlink';
import type { AnalysisApi } from '../contract.ts';

const root = new URL(import.meta.env.BASE_URL, self.location.origin).href;
const starting = import('./api.ts').then(({ createAnalysisApi }) =>
  createAnalysisApi({ models: `${root}models/`, wasm: `${root}wasm/` }),
);
// The page hears of it as of a worker that died, and begins another.
starting.catch(reportError);

/** Releases the page's callback when the call ends; otherwise each analysis would leave a port behind. */
function release(callback: unknown): void {
  (callback as { [Comlink.releaseProxy]?: () => void })[Comlink.releaseProxy]?.();
}

const exposed: AnalysisApi = {
  prepare: (options, onProgress) =>
    starting.then((api) => api.prepare(options, onProgress)).finally(() => release(onProgress)),
  prefetch: (options, onProgress) =>
    starting.then((api) => api.prefetch(options, onProgress)).finally(() => release(onProgress)),
  async analyze(photo, options, onProgress) {
    const outcome = await starting
      .then((api) => api.analyze(photo, options, onProgress))
      .finally(() => release(onProgress));
    if (!outcome.ok || outcome.overlays === null) return outcome;
    const { landmarks, maps } = outcome.overlays;
    return Comlink.transfer(outcome, [landmarks.buffer, ...Object.values(maps).map((map) => map.buffer)]);
  },
  study: async (photo, engine) => (await starting).study(photo, engine),
  guide: async (frame, angle) => (await starting).guide(frame, angle),
  cancel: (id) => void starting.then((api) => api.cancel(id)),
};

Comlink.expose(exposed);
