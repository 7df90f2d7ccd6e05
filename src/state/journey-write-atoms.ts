/** From a report to a roast, and to another roast for the same report. */
import { atom, type Getter } from 'jotai';
import { factsFromReport } from '#domain/facts/from-report.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { RoastFacts } from '#roast/contract.ts';
import type { JourneyResult } from '#state/journey.ts';
import { beginRun, journeyAtom, moveTo } from '#state/journey-atoms.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';
import { personOf } from '#state/person.ts';
import { servedStyleAtom } from '#state/served-style.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

export function toFacts(get: Getter, report: FaceReport, variant: number): RoastFacts {
  const { language } = get(settingsAtom);
  const style = get(servedStyleAtom);
  const person = personOf(get(personalizationAtom));
  return factsFromReport(report, { lang: language, style, variant, ...person });
}

/** Writes for these facts; a writer that fails costs the text, never the result. */
export async function writeRoast(
  get: Getter,
  facts: RoastFacts,
  previous: JourneyResult['roast'],
): Promise<Pick<JourneyResult, 'facts' | 'roast' | 'sent'>> {
  try {
    const { displayName } = get(personalizationAtom);
    return { facts, ...(await get(servicesAtom).roast.write(facts, previous, displayName)) };
  } catch {
    return { facts, roast: null, sent: null };
  }
}

/**
 * Writes again for the same report: in the language and style that hold now, and with fresh
 * phrases where `fresh` asks for them. Only the newest call counts.
 */
export const rewriteAtom = atom(null, async (get, set, { fresh }: { fresh: boolean }): Promise<void> => {
  const before = get(journeyAtom);
  if (before.phase !== 'done') return;
  const signal = beginRun(get, set);
  const variant = fresh ? get(servicesAtom).variant() : before.facts.variant;
  const written = await writeRoast(get, toFacts(get, before.report, variant), fresh ? before.roast : null);
  if (!signal.aborted) moveTo(get, set, { ...before, ...written });
});
