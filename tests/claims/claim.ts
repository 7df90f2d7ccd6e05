/** What a sentence of the interface that claims something is held by. */
import type { Messages } from '#i18n/locales/en/en.ts';

type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** The dotted key of a text: one that is misspelt does not compile. */
export type TextKey = Paths<Messages>;

/** A file of tests and the name of one in it; or a command, the document with its figures, and the figure's name. */
export type Proof =
  | `tests/${string}.${'ts' | 'tsx'} > ${string}`
  | `npm run ${string} > lab/${string}.md > ${string}`;

/** By key, the fingerprint of the sentence in both languages, as it was when somebody last read it. */
export type Fingerprints = Readonly<Partial<Record<TextKey, string>>>;

export interface Claim {
  readonly proofs: readonly [Proof, ...Proof[]];
  readonly sentences: Fingerprints;
}
export type Claims = readonly Claim[];

export interface NoClaim {
  readonly reason: string;
  readonly sentences: Fingerprints;
}
export type NoClaims = readonly NoClaim[];

/** These sentences are true as long as these tests pass. */
export const held = (proofs: Claim['proofs'], sentences: Fingerprints): Claim => ({ proofs, sentences });

/** These sentences were read, and claim nothing. */
export const noClaim = (reason: string, sentences: Fingerprints): NoClaim => ({ reason, sentences });
