/** Limits of waits. They only decide when a wait is given up, never how fast the product must be. */
import process from 'node:process';

/** How much slower this machine is than the nominal reference (≥ 1): measured once a run, see scripts/lib/test-run.ts. */
export const SLOWNESS = Math.max(1, Number(process.env['SLOWNESS'] ?? 1) || 1);

/** Milliseconds after which a wait for a state is given up, longer on a slower machine. */
export const patience = (seconds: number): number => Math.round(seconds * 1_000 * SLOWNESS);

/** For one state on a page: a click's target, a line of text, a request. */
export const STEP_LIMIT_MS = patience(60);

/** For a whole analysis, the engine's cold start included. */
export const ANALYSIS_LIMIT_MS = patience(180);
