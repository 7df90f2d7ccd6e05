/** Which addresses of this origin the service worker answers for, and from where. No globals: the tests go through them. */

/** Chunks of the analysis worker that only one landmark engine needs: kept when that engine is first used. */
const ENGINE_CHUNK = /\/assets\/(mediapipe|tfjs)-[^/]*\.js$/;

/** Answers of a backend. They are not pages: never cached, never replaced by the app's page. */
const BACKEND =
  /^\/(?:auth|rest|functions|storage|realtime)\/v1(?:\/|$)|^\/dev\/(?:mailbox|model|google)|^\/config\.json$/;

/** The chunk's engine file without its hash, or null for any other address. */
export function engineChunk(pathname: string): string | null {
  return ENGINE_CHUNK.exec(pathname)?.[1] ?? null;
}

export const isBackend = (pathname: string): boolean => BACKEND.test(pathname);

/** A name with an extension is a file, which no page may answer for. */
const FILE = /\.[a-z0-9]+$/i;

/** Whether the app's one page answers for this navigation. */
export const isAppPage = (pathname: string): boolean => !isBackend(pathname) && !FILE.test(pathname);

/**
 * Scripts of the runtimes, which are imported, not fetched. The analysis worker keeps them with everything else
 * of models and runtimes, and answers for the rest itself (src/analysis/worker/store/answer-runtimes.ts).
 */
export const isRuntimeScript = (pathname: string): boolean => /^\/wasm\/.*\.m?js$/.test(pathname);

/** Small pictures that are no part of the shell: the sample face, the logo. */
export const isPicture = (pathname: string): boolean => /^\/(?:samples|icons)\//.test(pathname);

/** Where shared photos arrive (share_target of the web app manifest). */
export const SHARE_PATH = '/share';

/** What another app's share sheet may hand over counts as a photo by this alone; the analysis worker judges it. */
export const SHARE_FIELD = 'photo';

/** Names of the caches, as the profile lists them. The analysis worker fills the models' (its model-store.ts). */
export const PREFIX = 'roast-me';
export const SHELL = 'app';
/** Engine chunks and small pictures, kept on first use. */
export const EXTRAS = 'roast-me-extras';
export const MODELS = 'roast-me-models';
export const SHARED = 'roast-me-shared';
