/** Start of the analysis worker: exposes the API of contract.ts over Comlink. */
import * as Comlink from 'comlink';
import type { AnalysisApi } from '../contract.ts';
import { createAnalysisApi } from './api.ts';

const root = new URL(import.meta.env.BASE_URL, self.location.origin).href;
const api = createAnalysisApi({
  models: `${root}models/`,
  wasm: `${root}wasm/`,
});

/** Releases the page's callback when the call ends; otherwise each analysis would leave a port behind. */
function release(callback: unknown): void {
  (callback as { [Comlink.releaseProxy]?: () => void })[Comlink.releaseProxy]?.();
}

const exposed: AnalysisApi = {
  prepare: (options, onProgress) => api.prepare(options, onProgress).finally(() => release(onProgress)),
  prefetch: (options, onProgress) => api.prefetch(options, onProgress).finally(() => release(onProgress)),
  async analyze(photo, options, onProgress) {
    const outcome = await api.analyze(photo, options, onProgress).finally(() => release(onProgress));
    if (!outcome.ok || outcome.overlays === null) return outcome;
    const { landmarks, maps } = outcome.overlays;
    return Comlink.transfer(outcome, [landmarks.buffer, ...Object.values(maps).map((map) => map.buffer)]);
  },
  study: (photo, engine) => api.study(photo, engine),
  guide: (frame, angle) => api.guide(frame, angle),
  cancel: (id) => api.cancel(id),
};

Comlink.expose(exposed);
