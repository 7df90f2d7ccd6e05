/** A check that a person is asking, where the cloud wants one before an account is made or opened. */
import type { Lang } from '#functions/vocabulary.ts';

export interface CaptchaLook {
  readonly lang: Lang;
  readonly dark: boolean;
}

export interface CaptchaQuestion {
  /** Puts the maker's widget into the element. Returns how to take it out. */
  show(into: HTMLElement, look: CaptchaLook): () => void;
  /** The person does not want to answer: what waits for it fails with `captcha-closed`. */
  close(): void;
}

export interface CaptchaService {
  /** Whose check it is, as people know them. */
  readonly company: string;
  /**
   * Calls back, at once and from then on, with the question that waits for an answer; null: none. Returns how
   * to stop; where nobody else watches, the question is closed by it.
   */
  watch(listener: (question: CaptchaQuestion | null) => void): () => void;
}
