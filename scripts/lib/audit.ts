/** What the registry knows against the packages that ship: `npm audit` for production dependencies, high and critical. */
import * as z from 'zod';
import { run } from './run.ts';

const reportSchema = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string().default('any version') }),
  ),
});

const SEVERE = new Set(['high', 'critical']);

/**
 * What is high or critical in what `npm audit --json` wrote, warnings around it included. Null where that is no audit:
 * offline, or from a registry that does none (mirrors answer 404 or 405).
 */
export function readAudit(text: string): readonly string[] | null {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    const found = Object.entries(reportSchema.parse(JSON.parse(json)).vulnerabilities);
    const severe = found.filter(([, { severity }]) => SEVERE.has(severity));
    return severe.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  } catch {
    return null;
  }
}

const LIMIT_MS = 25_000;

/** Asks the registry; null where it does not audit. Resolves in every case. */
export async function auditProduction(): Promise<readonly string[] | null> {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
  const { text } = await run('npm', ['audit', ...options], { silenceMs: LIMIT_MS, output: 'capture' });
  return readAudit(text);
}
