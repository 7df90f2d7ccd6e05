/**
 * The product with a staged account, camera or journey: everything else is real. For tests and
 * screenshots; part of no build for visitors.
 */
import '../trusted-types.ts';
import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { pseudoPlugin } from '#i18n/pseudo.ts';
import type { Journey, JourneyPhoto } from '#state/journey.ts';
import { journeyAtom, moveTo } from '#state/journey-atoms.ts';
import type { UpdateState } from '#ports/pwa.ts';
import type { Services } from '#ports/services.ts';
import { rewriteFailedAtom } from '#state/journey-write-atoms.ts';
import { learnPlanAtom, setUserAtom } from '#state/session-atoms.ts';
import { type Settings, settingsAtom } from '#state/settings-atoms.ts';
import { mount, type Store } from '../mount.tsx';
import { createServices } from '../services.ts';
import {
  STAGE_KEY,
  STAGED_CAMERA_KEY,
  STAGED_JOURNEY_KEY,
  STAGED_SHARED_KEY,
  STAGED_UPDATE_KEY,
  type Stage,
  type StagedCamera,
  type StagedShared,
  type StagedJourney,
} from './stage.ts';
import { stagedServices } from './staged-services.ts';

const SEEDED_KEY = 'staged-seeded';

/** What the driver put under this key; null: nothing. */
function read(key: string): unknown {
  const text = sessionStorage.getItem(key);
  return text === null ? null : JSON.parse(text);
}

async function seed(services: Services, { user, entries, thumbnails }: Stage): Promise<void> {
  if (user === null || sessionStorage.getItem(SEEDED_KEY) !== null) return;
  sessionStorage.setItem(SEEDED_KEY, 'yes');
  for (const entry of entries) {
    const outcome = await services.history.save(entry);
    if (outcome !== 'done') throw new Error(`Seeding ${entry.id}: ${outcome}`);
  }
  if (thumbnails.length === 0) return;
  const face = await services.photos.sample();
  for (const id of thumbnails) await services.thumbnails.keep(id, user.id, face);
}

const moveAtom = atom(null, (get, set, to: Journey) => moveTo(get, set, to));

async function photoOf({ photos }: Services): Promise<JourneyPhoto> {
  const blob = await photos.sample();
  return { blob, url: photos.openUrl(blob) };
}

/** The journey with the drawn face for its photo. */
async function withPhoto(staged: StagedJourney): Promise<Journey> {
  if (staged.phase === 'idle') return staged;
  const photo = await photoOf(services);
  if (staged.phase === 'failed') {
    const { phase, code, source = 'library' } = staged;
    const shots = { front: [photo.blob], threeQuarter: null, sample: false, focalRatio: null, source };
    return { phase, code, attempt: { photo, shots } };
  }
  return { ...staged, photo };
}

const stage = read(STAGE_KEY) as Stage | null;
const services = stagedServices(createServices(), {
  stage,
  camera: read(STAGED_CAMERA_KEY) as StagedCamera | null,
  update: read(STAGED_UPDATE_KEY) as UpdateState | null,
  shared: read(STAGED_SHARED_KEY) as StagedShared | null,
});
if (stage !== null) await seed(services, stage);
const journey = read(STAGED_JOURNEY_KEY) as StagedJourney | null;
const begins = journey === null ? null : await withPhoto(journey);

function prepare(store: Store): void {
  if (begins !== null) store.set(moveAtom, begins);
  if (stage === null || stage.user === null) return;
  const purchasedAt = stage.user.createdAt;
  store.set(setUserAtom, stage.user);
  store.set(learnPlanAtom, {
    status: stage.premium ? 'premium' : 'free',
    until: null,
    purchased: stage.purchased.map((analysisId) => ({ analysisId, purchasedAt })),
  });
}

const { store, i18n } = await mount(services, prepare);

/** The result that is shown. */
function shown(): Extract<Journey, { phase: 'done' }> {
  const now = store.get(journeyAtom);
  if (now.phase !== 'done') throw new Error(`No result, but ${now.phase}`);
  return now;
}

function dress(change: Partial<Settings>, pseudo: boolean): void {
  i18n.options.postProcess = pseudo ? [pseudoPlugin.name] : [];
  // At once: the caller reads the screen next. Another language brings all texts anew by itself.
  flushSync(() => {
    store.set(settingsAtom, change);
    if (i18n.language === store.get(settingsAtom).language) i18n.emit('languageChanged', i18n.language);
  });
}

/** Other facts are told in other words. Fetched as the app does, so that a test can keep the writer waiting. */
async function told(facts: RoastFacts): Promise<Roast> {
  const { writeRoast } = await import('#roast/writer.ts');
  return writeRoast(facts);
}

window.staged = {
  settings: (change) => store.set(settingsAtom, change),
  dress,
  journey: async (to) => store.set(moveAtom, await withPhoto(to)),
  result: async (change) => {
    const now = shown();
    const facts = { ...now.facts, ...change.facts };
    const roast = change.facts === undefined ? now.roast : await told(facts);
    store.set(moveAtom, { ...now, roast, ...change, report: { ...now.report, ...change.report }, facts });
  },
  rewriteFailed: () => store.set(rewriteFailedAtom, shown().id),
};
