/** Unexpected errors: logged, and answered with a plain 500. */
import process from 'node:process';
import type { IncomingMessage } from 'node:http';
import { json } from './answers.ts';

/** Answers with 500, and writes at most a code to the log, because bodies and rows must stay out of it. */
export function faultAnswer(error: unknown, { method = '', url = '' }: IncomingMessage): Response {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
  process.stderr.write(`${method} ${url.split('?', 1)[0]?.slice(0, 100)}: ${code}\n`);
  return json(500, { code: 'internal', message: 'Internal error' });
}
