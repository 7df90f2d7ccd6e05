/** A refusal in GoTrue's words: supabase-js turns it into AuthApiError with status, code and message. */
import { json } from '../http/answers.ts';

export class AuthFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export const failureAnswer = ({ status, code, message, extra }: AuthFailure): Response =>
  json(status, { code: status, error_code: code, msg: message, ...extra });
