/** Why the guard refuses a text. */
export const GUARD_REASONS = [
  'body',
  'attractiveness',
  'worth',
  'meaning',
  'skin-colour',
  'ethnicity',
  'gender',
  'religion',
  'disability',
  'age',
  'self-harm',
  'sex',
  'slur',
  'medical',
  'procedure',
  'brand',
  'link',
  'contact',
  'markup',
  'injection',
  'teen-advice',
  'hidden-characters',
  'wrong-language',
  'repeated-text',
  'dig-among-strengths',
  'closer-not-a-strength',
  'face-lines',
  'skin-teased',
  'skin-twice',
  'malformed',
] as const;
export type GuardReason = (typeof GUARD_REASONS)[number];

/** A reason and the regular-expression sources that give it; one list per language in languages/. */
export type Lexicon = Readonly<Partial<Record<GuardReason, readonly string[]>>>;
