/** Reads back what this tab kept of its journey before it was loaded anew. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { FACTS_VERSION } from '#functions/moment-words.ts';
import { BANDS, ENGINES, EXPRESSIONS, LANGS, RATINGS, STYLES } from '#functions/vocabulary.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { PIPELINE_VERSION } from '#domain/score/weights.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { heldAtom, letGo } from '#state/held-result.ts';
import { journeyOwnerAtom, moveTo, wishedBeforeAtom } from '#state/journey-atoms.ts';
import { IDLE, type JourneyResult } from '#state/journey.ts';
import { guestAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import {
  HELD_KEY,
  type HeldRecord,
  interruptedAtom,
  isOver,
  TAB_KEY,
  TAB_VERSION,
  type TabRecord,
  type TabResult,
} from '#state/tab-keep.ts';

/** Of the whole type, as far as `shape` looks: this app wrote it, and what another version wrote is dropped. */
const as = <T>(shape: z.ZodMiniType) => z.custom<T>((value) => shape.safeParse(value).success);

const score = z.number();
const words = z.array(z.string());
const section = { score, rating: z.enum(RATINGS) };
const scores = z.record(z.string(), z.nullable(z.number()));

const report = as<FaceReport>(
  z.looseObject({
    pipelineVersion: z.literal(PIPELINE_VERSION),
    engine: z.enum(ENGINES),
    confidence: z.number(),
    advice: words,
    quality: z.looseObject({ width: z.number(), height: z.number(), distanceCm: z.nullable(z.number()) }),
    score: z.object({ value: score, spread: score, band: z.enum(BANDS) }),
    sections: z.looseObject({
      faceShape: z.object({ rating: z.enum(RATINGS) }),
      skin: z.object({ ...section, metrics: z.record(z.string(), z.nullable(z.looseObject({ score }))) }),
      features: z.object({ ...section, parts: scores }),
      vibe: z.object({ ...section, parts: scores }),
    }),
    expression: z.enum(EXPRESSIONS),
    faceShape: z.object({ ranked: z.array(z.looseObject({})), possible: words, shown: words }),
    geometry: z.record(z.string(), z.number()),
  }),
);

const facts = as<RoastFacts>(
  z.looseObject({
    v: z.literal(FACTS_VERSION),
    lang: z.enum(LANGS),
    style: z.enum(STYLES),
    teen: z.nullable(z.boolean()),
    variant: z.int(),
  }),
);

const roast = as<Roast>(
  z.looseObject({
    headline: z.string(),
    verdict: z.optional(z.string()),
    opener: z.string(),
    harshTruths: words,
    whatIsGreat: words,
    sections: z.record(z.string(), z.string()),
    roadmap: z.object({ today: words, week: words, month: words }),
    products: z.array(z.object({ category: z.string(), why: z.string() })),
    closer: z.string(),
  }),
);

const result = z.object({
  id: z.uuid(),
  burst: z.nullable(z.object({ photos: z.int(), low: score, high: score, alone: score, together: score })),
  secondAngle: as<JourneyResult['secondAngle']>(z.nullable(z.looseObject({ kind: z.string() }))),
  sample: z.literal(false),
  at: z.number(),
  kept: z.literal('tab'),
  before: z.nullable(
    z.object({
      time: z.number(),
      value: score,
      spread: score,
      version: z.string(),
      // Records of before it was asked for have none.
      camera: z.prefault(z.nullable(z.enum(['front', 'rear'])), null),
    }),
  ),
  report,
  facts,
  roast: z.nullable(roast),
  sent: z.nullable(z.string()),
}) satisfies z.ZodMiniType<TabResult>;

const record = z.object({
  v: z.literal(TAB_VERSION),
  reading: z.boolean(),
  held: z.nullable(z.object({ ownerId: z.nullable(z.string()), sent: words, wished: z.boolean(), result })),
}) satisfies z.ZodMiniType<TabRecord>;

const heldRecord = z.object({
  v: z.literal(TAB_VERSION),
  since: z.number(),
  sent: words,
  result: z.nullable(result),
}) satisfies z.ZodMiniType<HeldRecord>;

/** Null where nothing was kept, or nothing that this version reads. Never throws. */
function read<T>(shape: z.ZodMiniType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Puts the result of before the reload in its place again, without its photo. It was counted and told when it was first
 * shown: here nothing is counted, kept or sent, so that a tab that was duplicated does none of it twice. A guest's is
 * dropped where the guest has left meanwhile, in whichever tab; an account's ends with another account.
 */
export const restoreTabAtom = atom(null, (get, set): void => {
  const storage = get(servicesAtom).tab(TAB_KEY);
  const kept = read(record, storage.read());
  storage.remove();
  if (kept === null) return;
  const { reading, held } = kept;
  if (held !== null && (held.ownerId !== null || get(guestAtom))) {
    set(journeyOwnerAtom, held.ownerId);
    moveTo(get, set, { phase: 'done', ...held.result, photo: null, overlays: null }, held.sent);
    set(wishedBeforeAtom, held.wished);
  }
  if (!reading) return;
  set(interruptedAtom, true);
  moveTo(get, set, IDLE);
});

const NOTED_MS = 86_400_000;

/** Learns what the device holds for whoever signs in. Of a result whose hour is over, only that there was one stays, for a day. */
export const restoreHeldAtom = atom(null, (get, set): void => {
  const services = get(servicesAtom);
  const now = services.now();
  const storage = services.text(HELD_KEY);
  const held = read(heldRecord, storage.read());
  if (held === null || Math.abs(now - held.since) >= NOTED_MS) return letGo(get, set);
  const kept: HeldRecord = isOver(held, now) ? { ...held, sent: [], result: null } : held;
  if (kept !== held) storage.write(JSON.stringify(kept));
  set(heldAtom, kept);
});
