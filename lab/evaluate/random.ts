/** Numbers that look random and are the same on every run: everything the evaluation invents comes from here. */

/** Uniform in [0, 1). */
export type Random = () => number;

/** FNV-1a over the text, 32 bits. */
function hash(text: string, offset: number): number {
  let h = (0x811c9dc5 ^ offset) >>> 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}

/**
 * A generator of its own for each name (sfc32, Chris Doty-Humphrey's PractRand): what one part draws
 * never moves what another gets.
 */
export function seededRandom(...name: readonly (string | number)[]): Random {
  const text = name.join('\0');
  let [a, b, c, counter] = [hash(text, 0), hash(text, 1), hash(text, 2), 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 15; i++) next();
  return next;
}

/** Normal with mean 0 and deviation 1 (Box and Muller 1958). */
export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Uniform between the two. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
