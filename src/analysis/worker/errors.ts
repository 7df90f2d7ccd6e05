/** Failures of the pipeline, carried as exceptions inside the worker and as codes across its boundary. */
import type { AnalysisErrorCode, AnalysisFailure } from '../contract.ts';

export class AnalysisError extends Error {
  readonly code: AnalysisErrorCode;

  /** @param detail for the console and the debug pages; never shown as is */
  constructor(code: AnalysisErrorCode, detail = '') {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'AnalysisError';
    this.code = code;
  }
}

/** What browsers say when memory runs out, in Chromium, WebKit and Firefox. */
const OUT_OF_MEMORY = /out of memory|allocation failed|cannot allocate|could not allocate/i;

/** What a browser says of a file that is still in a cloud, was changed since it was chosen, or is a folder. */
const UNREADABLE: ReadonlySet<string> = new Set(['NotReadableError', 'NotFoundError']);

/** Any thrown thing as a failure that can cross the boundary. */
export function failureFrom(error: unknown): AnalysisFailure {
  if (error instanceof AnalysisError) return { ok: false, code: error.code, detail: error.message };
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (OUT_OF_MEMORY.test(detail)) return { ok: false, code: 'out-of-memory', detail };
  const lost = error instanceof DOMException && UNREADABLE.has(error.name);
  return { ok: false, code: lost ? 'unreadable' : 'internal', detail };
}
