/** Pages of a signed-in user with a history. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import { STAGE_KEY, type Stage } from '#app/headless/stage.ts';
import { entryOf, type HistoryEntry } from '#domain/history/entry.ts';
import { factsFromReport } from '#domain/facts/from-report.ts';
import { bandOf } from '#domain/score/bands.ts';
import { written as writeRoast } from '#tests/support/roast.ts';
import type { User } from '#ports/auth.ts';
import { REPORT as SAMPLE_REPORT } from '#tests/support/report.ts';
import type { SeededStorage } from './seed-storage.ts';
import { storedOf, type Visitor } from './visit.ts';

const DAY_MS = 86_400_000;

export const ANA: User = {
  id: '7b6f2f3c-0d0a-4b57-9a64-3f6f7f0c1a01',
  email: 'ana@example.org',
  name: 'Ana',
  createdAt: '2026-01-15T09:00:00.000Z',
};

interface Seed {
  readonly daysAgo: number;
  readonly score: number;
  readonly spread?: number;
  readonly version?: string;
  /** Chooses other jokes. */
  readonly variant?: number;
}

const whole = (score: number) => Math.max(0, Math.min(100, Math.round(score)));

/** The made-up sections, moved by what the score differs from theirs. */
function sectionsFor(delta: number): typeof SAMPLE_REPORT.sections {
  const { skin, features, vibe, ...rest } = SAMPLE_REPORT.sections;
  const metrics = Object.fromEntries(
    Object.entries(skin.metrics).map(([name, metric], index) => [
      name,
      metric === null ? null : { ...metric, score: whole(metric.score + delta * (index % 3)) },
    ]),
  ) as typeof skin.metrics;
  return {
    ...rest,
    skin: { ...skin, score: whole(skin.score + delta), metrics },
    features: { ...features, score: whole(features.score + delta / 2) },
    vibe: { ...vibe, score: whole(vibe.score + delta * 1.5) },
  };
}

/** A history entry as the product would have made it; `index` tells their ids and their jokes apart. */
export function seedEntry(seed: Seed, index: number, lang: Lang, ownerId = ANA.id): HistoryEntry {
  const { daysAgo, score, spread = 4, version = '1.0.0', variant = 0 } = seed;
  const report = {
    ...SAMPLE_REPORT,
    sections: sectionsFor(score - SAMPLE_REPORT.score.value),
    pipelineVersion: version,
    score: { value: score, spread, band: bandOf(score) },
  };
  const facts = factsFromReport(report, {
    lang,
    style: 'classic',
    concern: null,
    level: 'basic',
    teen: false,
    variant: (index * 4_117 + variant) % 65_536,
  });
  return entryOf({
    id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    ownerId,
    createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    report,
    facts,
    roast: writeRoast(facts),
    sent: null,
  });
}

/** Five within a month, flat but for one that is more than another day makes of it; two older ones that the free plan locks. */
export function seedHistory(lang: Lang): readonly HistoryEntry[] {
  const seeds: readonly Seed[] = [
    { daysAgo: 0.1, score: 78 },
    { daysAgo: 3, score: 79 },
    { daysAgo: 6, score: 94 },
    { daysAgo: 12, score: 77, spread: 6 },
    { daysAgo: 20, score: 78 },
    { daysAgo: 45, score: 62 },
    { daysAgo: 80, score: 58, spread: 5 },
  ];
  const entries: HistoryEntry[] = [];
  for (const [index, seed] of seeds.entries()) {
    const before = entries.at(-1)?.roast?.headline;
    let entry = seedEntry(seed, index, lang);
    // As on a phone, which remembers what it told: no headline comes twice in a row.
    for (let variant = 1; entry.roast?.headline === before; variant += 1)
      entry = seedEntry({ ...seed, variant }, index, lang);
    entries.push(entry);
  }
  return entries;
}

/** What the tab's sessionStorage holds of this stage, by key. */
function storedStage(stage: Partial<Stage>): Readonly<Record<string, string>> {
  const nothing = { entries: [], thumbnails: [], purchased: [], premium: false };
  const full: Stage = { user: ANA, ...nothing, deletes: true, ...stage };
  return { [STAGE_KEY]: JSON.stringify(full) };
}

/** A visitor, and with `stage` an installation that has accounts. */
export function laidFor(visitor: Visitor, stage?: Partial<Stage>): Required<SeededStorage> {
  const { entries } = storedOf(visitor);
  return { entries, tab: stage === undefined ? {} : storedStage(stage) };
}

/** Before the first load of the page: who is signed in, and what they have. */
export async function setStage(page: Page, stage: Partial<Stage> = {}): Promise<void> {
  await page.addInitScript((stored) => {
    if (!window.location.protocol.startsWith('http') || sessionStorage.getItem('test-stage') !== null) return;
    sessionStorage.setItem('test-stage', 'set');
    for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);
  }, storedStage(stage));
}
