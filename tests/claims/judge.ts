/** Holds the sentences of both languages to the register. */
import { createHash } from 'node:crypto';
import { LANGS, type Lang } from '#functions/vocabulary.ts';
import type { Claims, NoClaims, Proof } from './claim.ts';
import { soundsLikeClaim } from './words.ts';

/** A sentence in every language. */
export type Sentence = Readonly<Record<Lang, string>>;

/** What the judge is asked about: sentences by their key, the register, and the files of the repository. */
export interface Question {
  readonly sentences: ReadonlyMap<string, Sentence>;
  readonly claims: Claims;
  readonly noClaims: NoClaims;
  /** The text of a file, by its path from the root; null where there is none. */
  readonly read: (path: string) => string | null;
}

/** Eight hexadecimal digits that change with a sentence in either language. */
export function fingerprintOf({ en, ja }: Sentence): string {
  return createHash('sha256').update(`${en}\n${ja}`).digest('hex').slice(0, 8);
}

const quoted = (text: string) => ["'", '"', '`'].map((mark) => `${mark}${text}${mark}`);

/** What is wrong with a proof: nothing (null), or what of it is gone. */
function faultOf(proof: Proof, read: Question['read']): string | null {
  const [first = '', second = '', third = ''] = proof.split(' > ');
  if (first.startsWith('npm run ')) {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(
      read('package.json') ?? '{"scripts":{}}',
    );
    if (scripts[first.split(' ')[2] ?? ''] === undefined) return `no such command: ${first}`;
    return read(second)?.includes(third) === true ? null : `${second} has no figure "${third}"`;
  }
  const text = read(first);
  if (text === null) return `no such file: ${first}`;
  return quoted(second).some((name) => text.includes(name)) ? null : `${first} has no test "${second}"`;
}

function entriesOf({ claims, noClaims }: Question): readonly (readonly [key: string, fingerprint: string])[] {
  return [...claims, ...noClaims].flatMap(({ sentences }) => Object.entries(sentences));
}

/** Entries of sentences that are gone, that stand there twice, or that read otherwise than when they were entered. */
function staleEntries(question: Question): readonly string[] {
  const seen = new Set<string>();
  return entriesOf(question).flatMap(([key, fingerprint]) => {
    const sentence = question.sentences.get(key);
    if (sentence === undefined) return [`${key}: there is no such sentence any more`];
    if (seen.has(key)) return [`${key}: stands in the register twice`];
    seen.add(key);
    const now = fingerprintOf(sentence);
    if (now === fingerprint) return [];
    return [`${key}: reads otherwise now; hold it to its tests, then enter '${now}'`];
  });
}

/** Every fault of the register, each in a line that begins with what it is about; none when all is held. */
export function faultsOf(question: Question): readonly string[] {
  const { sentences, claims, read } = question;
  const entered = new Set(entriesOf(question).map(([key]) => key));
  const open = [...sentences].flatMap(([key, sentence]) =>
    !entered.has(key) && LANGS.some((lang) => soundsLikeClaim(sentence[lang], lang))
      ? [`${key}: "${sentence.en}" sounds like a claim; enter what holds it: '${fingerprintOf(sentence)}'`]
      : [],
  );
  const gone = [...new Set(claims.flatMap(({ proofs }) => proofs))].flatMap((proof) => {
    const fault = faultOf(proof, read);
    return fault === null ? [] : [`${proof}: ${fault}`];
  });
  return [...open, ...staleEntries(question), ...gone];
}
