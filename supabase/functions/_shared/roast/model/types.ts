/** What goes to a language model and what comes back: text in, text out. The providers' formats are in profiles.ts. */

/** JSON Schema with no other keyword than these: several providers refuse any more. */
export interface JsonSchema {
  readonly type: 'object' | 'array' | 'string';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
}

/** What a model is asked: text in, text out. */
export interface ModelRequest {
  readonly system: string;
  /** The facts, as data. */
  readonly user: string;
  /** JSON Schema of the answer, without any keyword beyond type, properties, required, additionalProperties, items, enum, description. */
  readonly schema: JsonSchema;
  /** Upper bound of the answer in tokens. */
  readonly maxTokens: number;
}

/** Why no text came; a code for the log. */
export type ModelFailure =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'busy'
  | 'broken'
  | 'too-large'
  | 'empty'
  | 'resting';

export type ModelText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: ModelFailure };

/** Never rejects. */
export type AskModel = (request: ModelRequest, signal: AbortSignal) => Promise<ModelText>;
