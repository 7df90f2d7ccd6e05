/** Runs for the developers' pages: they bypass the journey, count for nothing and are kept nowhere. */
import { atom } from 'jotai';
import type { AnalysisOutcome } from '#analysis/contract.ts';
import { FACTS_VERSION, FIRST_TURNS, NO_MOMENT, NO_PAST, NO_TELLINGS } from '#functions/moment-words.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { engineAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/** One photo through the pipeline, with everything that can be asked for. Never rejects. */
export const measurePhotoAtom = atom(null, async (get, _set, photo: Blob): Promise<AnalysisOutcome> => {
  const engine = get(engineAtom);
  try {
    return await get(servicesAtom).analysis.analyze(photo, { engine, overlays: true, timings: true });
  } catch (error) {
    return { ok: false, code: 'internal', detail: String(error) };
  }
});

/** Made-up facts, not of a real person. */
export const SAMPLE_FACTS: Omit<RoastFacts, 'lang' | 'style' | 'variant'> = {
  v: FACTS_VERSION,
  score: 78,
  band: 'not-bad',
  confidence: 'high',
  faceShape: 'oval',
  ratings: { skin: 'good-work', features: 'excellent', vibe: 'needs-improvement' },
  skin: {
    ...recordOf(SKIN_METRICS, () => 3),
    texture: 4,
    lines: 4,
    spots: 2,
    pores: 2,
    shine: 1,
    darkCircles: 2,
  },
  expression: 'smile',
  light: 'uneven',
  sharpness: 'crisp',
  framing: 'great',
  concern: 'overall-improvement',
  level: 'basic',
  teen: true,
  moment: { ...NO_MOMENT, gaze: 'camera', daytime: 'evening', source: 'front', tries: 1 },
  past: NO_PAST,
  turns: [...FIRST_TURNS],
  tellings: [...NO_TELLINGS],
};

export interface RoastProbe {
  readonly request: RoastFacts;
  /** Null: neither the function nor the writer on the phone answered. */
  readonly response: Roast | null;
  /** The exact text that left the phone; null: nothing did. */
  readonly sent: string | null;
  readonly ms: number;
}

/** Sends facts the way a result does, and times it. Never rejects. */
export const probeRoastAtom = atom(null, async (get, _set, request: RoastFacts): Promise<RoastProbe> => {
  const { roast, ...services } = get(servicesAtom);
  const began = services.now();
  const answer = await roast.write(request, []).catch(() => null);
  const ms = services.now() - began;
  return { request, response: answer?.roast ?? null, sent: answer?.sent ?? null, ms };
});
