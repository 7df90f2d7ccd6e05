/** What the registry knows against the packages that ship: `npm audit` for production dependencies, high and critical. */
import * as z from 'zod';
import { run } from './run.ts';

export type AuditVerdict =
  | { readonly kind: 'answered'; readonly holes: readonly string[] }
  /** Offline, or a registry that does not do audits (mirrors answer 404 or 405). */
  | { readonly kind: 'unanswered'; readonly why: string };

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string().default('any version') }),
  ),
});

const SEVERE = new Set(['high', 'critical']);

/** Reads what `npm audit --json` wrote, warnings around it included. */
export function readAudit(text: string): AuditVerdict {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const parsed = reportSchema.safeParse(JSON.parse(json));
    if (parsed.success) {
      const found = Object.entries(parsed.data.vulnerabilities);
      const severe = found.filter(([, { severity }]) => SEVERE.has(severity));
      return {
        kind: 'answered',
        holes: severe.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
      };
    }
  } catch {
    // No JSON at all: npm could not be started, or was cut off.
  }
  const line = text.split('\n').find((one) => /audit|ENOTFOUND|ECONN|network|\b[45]\d\d\b/.test(one));
  return { kind: 'unanswered', why: line?.trim() ?? 'no answer' };
}

const LIMIT_MS = 25_000;

/** Asks the registry. Resolves in every case. */
export async function auditProduction(): Promise<AuditVerdict> {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
  const { text, silent } = await run('npm', ['audit', ...options], {
    silenceMs: LIMIT_MS,
    output: 'capture',
  });
  return silent ? { kind: 'unanswered', why: `no answer in ${LIMIT_MS / 1_000} s` } : readAudit(text);
}
