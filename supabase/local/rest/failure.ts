/** Refusals of /rest/v1 in PostgREST's words: supabase-js hands code, message, details and hint on. */
import { json } from '../http/answers.ts';

export class RestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  constructor(status: number, code: string, message: string, details: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const restFailureAnswer = ({ status, code, message, details }: RestFailure): Response =>
  json(status, { code, details, hint: null, message });

/** The fields of an error of PostgreSQL that are passed on. */
interface SqlError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
}

/** Whether PostgreSQL itself refused a statement. */
export const isSqlError = (error: unknown): error is Error & SqlError =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/** PostgREST's table of SQLSTATE and HTTP status, as far as our statements reach it. */
function statusOf(code: string, isGuest: boolean): number {
  if (code === '42501') return isGuest ? 401 : 403;
  if (code === '42P01' || code === '42883') return 404;
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (code === '57014') return 500;
  if (/^(?:22|23|42|P0001|21|P0)/.test(code)) return 400;
  if (/^(?:40|53|54|55|57|58|XX|08|25)/.test(code))
    return code.startsWith('08') || code.startsWith('53') ? 503 : 500;
  return 400;
}

/** The answer for an error of the database; null where it was something else. */
export function sqlErrorAnswer(error: unknown, isGuest: boolean): Response | null {
  if (!isSqlError(error)) return null;
  // A row of somebody else's must not appear in an error: PostgREST hides details of 42501 too.
  const { code, message, detail, hint } = error;
  return json(statusOf(code, isGuest), { code, details: detail ?? null, hint: hint ?? null, message });
}
