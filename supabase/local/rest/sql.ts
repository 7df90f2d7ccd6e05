/** Names and values in SQL. Everything that a client sends passes through one of these. */
import { RestFailure } from './failure.ts';

/** A name of ours: lower case, quoted all the same. Throws RestFailure (400) for anything else. */
export function quoteName(name: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) {
    throw new RestFailure(400, 'PGRST100', `"${name.slice(0, 63)}" is not a name`);
  }
  return `"${name}"`;
}

/**
 * A literal of unknown type, which PostgreSQL reads as the type of what it is compared with, and refuses
 * (22P02) where it does not fit. standard_conforming_strings is on, so a backslash is only a backslash.
 */
export function quoteLiteral(value: string): string {
  if (value.includes('\0'))
    throw new RestFailure(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  return `'${value.replaceAll("'", "''")}'`;
}
