/** What the roast function and a language model say to each other: text in, text out, and never an exception. */

/** JSON Schema with the keywords that every provider takes. */
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

/** How the model has behaved since the start of this process: codes and numbers, no text and no facts. */
export interface ModelState {
  /** `resting`: it is not asked; `trying`: the rest is over, one request may see whether it is back. */
  readonly breaker: 'closed' | 'resting' | 'trying';
  /** Seconds of rest that are left, 0 where it does not rest. */
  readonly restS: number;
  /** How often each came out, requests that were not sent (`resting`) among them. */
  readonly counts: Readonly<Partial<Record<ModelFailure | 'answered', number>>>;
}

/** A configured model behind its circuit breaker. */
export interface Model {
  readonly ask: AskModel;
  readonly state: () => ModelState;
}
