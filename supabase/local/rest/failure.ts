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

/**
 * PostgREST's table of SQLSTATE and HTTP status, the longest beginning that fits; everything else is 400.
 * https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
const STATUSES: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53400': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0001: 400,
  P0: 500,
  XX: 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
};

export function statusOf(code: string, isGuest: boolean): number {
  if (code === '42501') return isGuest ? 401 : 403;
  // `raise … using errcode = 'PT429'`: a function says the status itself.
  const said = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (said !== undefined) return Number(said);
  return STATUSES[code] ?? STATUSES[code.slice(0, 2)] ?? 400;
}

/** The answer for an error of the database; null where it was something else. */
export function sqlErrorAnswer(error: unknown, isGuest: boolean): Response | null {
  if (!isSqlError(error)) return null;
  // An error must not show another user's row: PostgREST hides details of 42501, too.
  const { code, message, detail, hint } = error;
  return json(statusOf(code, isGuest), { code, details: detail ?? null, hint: hint ?? null, message });
}
