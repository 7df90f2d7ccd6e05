/** Work of others that ships with the product. */

export interface Licence {
  readonly name: string;
  readonly version: string;
  /** Its terms, by their common name. */
  readonly licence: string;
  /** The full terms; empty for models. */
  readonly text: string;
}

export interface LicenceService {
  /** Null where the list cannot be had. Never rejects. */
  read(): Promise<readonly Licence[] | null>;
}
