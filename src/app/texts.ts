/** The texts that the splash can do without: every other screen waits for them. */

type Load = () => Promise<void>;

let load: Load = () => Promise.resolve();
let loaded: Promise<void> | undefined;

/** What brings them; left out where they are all there from the start. */
export function textsComeFrom(source: Load): void {
  load = source;
  loaded = undefined;
}

/** Asked for once; a failure is forgotten, so that the next screen tries again. */
export function allTexts(): Promise<void> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
