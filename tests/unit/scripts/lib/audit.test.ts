import { describe, expect, it } from 'vitest';
import { auditProduction, readAudit } from '#scripts/lib/audit.ts';
import { LACKING } from '#scripts/test/lacking.ts';

const report = (vulnerabilities: object) =>
  `npm warn something\n${JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: {} }, null, 2)}\n`;

describe('an audit', () => {
  it('without findings is clean', () => {
    expect(readAudit(report({}))).toEqual([]);
  });

  it('names what is high or critical, and leaves the rest alone', () => {
    const text = report({
      a: { severity: 'moderate', range: '<1' },
      b: { severity: 'high', range: '<2.1.0' },
      c: { severity: 'critical' },
      d: { severity: 'low', range: '*' },
    });
    expect(readAudit(text)).toEqual(['b <2.1.0: high', 'c any version: critical']);
  });

  it.each([
    [
      'a mirror that does none',
      '{"message": "405 Method Not Allowed - POST https://registry.example/audit"}',
    ],
    ['no network', 'npm error network request failed, reason: getaddrinfo ENOTFOUND'],
    ['nothing', ''],
    ['half a report', '{"auditReportVersion": 2, "vulnerabilities": {"a":'],
  ])('of %s is no audit', (_what, text) => {
    expect(readAudit(text)).toBeNull();
  });

  it('of what ships finds nothing severe, where the registry answers', async ({ skip }) => {
    const holes = await auditProduction();
    skip(holes === null, LACKING.audit);
    expect(holes).toEqual([]);
  });
});
