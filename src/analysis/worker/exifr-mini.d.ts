/** The smallest build of exifr (JPEG only, no tag names), which comes without types of its own. */
declare module 'exifr/dist/mini.esm.mjs' {
  export function parse(
    input: Uint8Array,
    options: Readonly<Record<string, unknown>>,
  ): Promise<Readonly<Record<string, unknown>> | undefined>;
}
