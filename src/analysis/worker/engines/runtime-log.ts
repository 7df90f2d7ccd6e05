/** What MediaPipe's runtime writes to its standard error, which is everything that it says of itself. */

/** TensorFlow Lite writes the level out, Abseil its first letter and the date. */
const LEVELS = [
  ['info', /^(?:INFO: |I\d{4} )/],
  ['warn', /^(?:WARNING: |W\d{4} )/],
] as const;

/** Writes a line to the console by the level that it names; what names none, or a higher one, is an error. */
export function logRuntime(line: string): void {
  const [level] = LEVELS.find(([, pattern]) => pattern.test(line)) ?? ['error' as const];
  // oxlint-disable-next-line no-console -- the console is where the runtime speaks
  console[level](line);
}
