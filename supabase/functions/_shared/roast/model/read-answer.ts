/**
 * Reads what a model wrote, whatever that is: JSON in a fence, with words around it, cut off in the middle, one candidate
 * instead of three, fields of wrong types. What can be read line by line is read, the rest is not there. Nothing throws.
 */

/** A line as a model wrote it; nobody has judged it yet. */
export interface RawLine {
  readonly about: string;
  readonly text: string;
}

/** The lines of one try; null or fewer where they could not be read. */
export interface RawCandidate {
  readonly verdict: RawLine | null;
  readonly headline: RawLine | null;
  readonly truths: readonly RawLine[];
  readonly closer: RawLine | null;
}

/** So deep is no answer of ours, and so often does none begin. */
const DEEPEST = 12;
const MOST_STARTS = 40;
const MOST_CANDIDATES = 6;
const MOST_TRUTHS = 6;

/** Reads JSON as far as it goes: what is cut off or broken is left out, with its own object and no other. */
class Reader {
  #at: number;
  readonly #text: string;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** Objects as maps, so that no name means anything to us; numbers and words as null. Undefined: nothing can be read. */
  value(depth = 0): unknown {
    this.#take(/\s*/uy);
    const first = this.#text[this.#at];
    if (first === '"') return this.#string();
    if (first === '{') return depth > DEEPEST ? undefined : this.#object(depth);
    if (first === '[') return depth > DEEPEST ? undefined : this.#list(depth);
    return this.#take(/[\w.+-]+/uy) === null ? undefined : null;
  }

  #object(depth: number): Map<string, unknown> {
    const entries: [string, unknown][] = [];
    this.#at += 1;
    for (;;) {
      this.#take(/[\s,]*/uy);
      if (this.#at >= this.#text.length || this.#take(/\}/uy) !== null) break;
      const isKey = this.#text[this.#at] === '"';
      const key = this.#key();
      const value = key === undefined ? undefined : this.value(depth + 1);
      if (key !== undefined && value !== undefined) {
        entries.push([key, value]);
        continue;
      }
      // A quotation mark within a text ended it early: what was read of it is half a sentence.
      if (!isKey) entries.pop();
      const end = this.#text.indexOf('}', this.#at);
      this.#at = end < 0 ? this.#text.length : end + 1;
      break;
    }
    return new Map(entries);
  }

  #list(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at += 1;
    for (;;) {
      this.#take(/[\s,]*/uy);
      if (this.#take(/\]/uy) !== null) return values;
      const value = this.value(depth + 1);
      if (value === undefined) return values;
      values.push(value);
    }
  }

  #key(): string | undefined {
    const key = this.#string();
    return key !== undefined && this.#take(/\s*:/uy) !== null ? key : undefined;
  }

  #string(): string | undefined {
    const quoted = this.#take(/"(?:[^"\\]|\\[^])*"/uy);
    try {
      // Line breaks stand bare in the texts of some models.
      return quoted === null ? undefined : String(JSON.parse(quoted.replace(/[\n\r\t]/gu, ' ')));
    } catch {
      return undefined;
    }
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }
}

const field = (value: unknown, name: string): unknown => (value instanceof Map ? value.get(name) : undefined);
const listed = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
};

function lineOf(value: unknown): RawLine | null {
  const [about, text] = [field(value, 'about'), field(value, 'text')];
  return typeof about === 'string' && typeof text === 'string'
    ? { about: about.trim(), text: text.trim() }
    : null;
}

function candidateOf(value: unknown): RawCandidate | null {
  const candidate: RawCandidate = {
    verdict: lineOf(field(value, 'verdict')),
    headline: lineOf(field(value, 'headline')),
    truths: listed(field(value, 'truths'))
      .slice(0, MOST_TRUTHS)
      .flatMap((line) => lineOf(line) ?? []),
    closer: lineOf(field(value, 'closer')),
  };
  const { verdict, headline, truths, closer } = candidate;
  return (verdict ?? headline ?? closer ?? truths[0]) ? candidate : null;
}

/** The candidates of an answer in their order; none where nothing of it can be read. Takes any text, and time in proportion to it. */
export function readAnswer(text: string): readonly RawCandidate[] {
  let starts = 0;
  for (const { index } of text.matchAll(/[{[]/gu)) {
    if (++starts > MOST_STARTS) break;
    const value = new Reader(text, index).value();
    const inner = field(value, 'candidates');
    const found = listed(inner ?? value)
      .slice(0, MOST_CANDIDATES)
      .flatMap((candidate) => candidateOf(candidate) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}
