/** The tools' handle on the study worker: one worker for the page's life. */
import * as Comlink from 'comlink';
import type { AnalysisFailure } from './contract.ts';
import type { StudyApi } from './study-contract.ts';

export function createStudyClient(): StudyApi {
  const worker = new Worker(new URL('./worker/study-entry.ts', import.meta.url), {
    type: 'module',
    name: 'study',
  });
  const api = Comlink.wrap<StudyApi>(worker);
  const died = new Promise<AnalysisFailure>((resolve) => {
    worker.addEventListener('error', ({ message }) => {
      resolve({ ok: false, code: 'internal', detail: message });
    });
  });
  return { study: (photo, engine) => Promise.race([api.study(photo, engine), died]) };
}
