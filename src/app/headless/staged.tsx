/**
 * The product with a staged account: everything is real but the auth service, which says that the
 * user of the stage is signed in. For tests and screenshots; part of no build for visitors.
 */
import { createStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '#i18n/load-messages.ts';
import { createI18n } from '#i18n/setup.ts';
import type { AuthService } from '#state/auth.ts';
import { servicesAtom, type Services } from '#state/services.ts';
import { purchasedAnalysesAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import '#ui/styles/global.css';
import { App } from '../app.tsx';
import { pseudoFromAddress } from '../pseudo-from-address.ts';
import { createServices } from '../services.ts';
import { STAGE_KEY, type Stage } from './stage.ts';

const SEEDED_KEY = 'staged-seeded';

function readStage(): Stage | null {
  const text = sessionStorage.getItem(STAGE_KEY);
  return text === null ? null : (JSON.parse(text) as Stage);
}

async function seed(services: Services, { user, entries, thumbnails }: Stage): Promise<void> {
  if (sessionStorage.getItem(SEEDED_KEY) !== null) return;
  sessionStorage.setItem(SEEDED_KEY, 'yes');
  for (const entry of entries) {
    const outcome = await services.history.save(entry);
    if (outcome !== 'done') throw new Error(`Seeding ${entry.id}: ${outcome}`);
  }
  if (thumbnails.length === 0) return;
  const face = await services.photos.sample();
  for (const id of thumbnails) await services.thumbnails.keep(id, user.id, face);
}

function stagedAuth(auth: AuthService, { user, deletes }: Stage): AuthService {
  const done = { ok: true, value: null } as const;
  let signedIn = true;
  return {
    ...auth,
    availability: 'on',
    restore: () => Promise.resolve({ ok: true, value: signedIn ? user : null }),
    signOut: () => {
      signedIn = false;
      sessionStorage.removeItem(STAGE_KEY);
      return Promise.resolve(done);
    },
    deleteAccount: () =>
      Promise.resolve(deletes ? done : { ok: false, code: 'server', detail: null, reasons: [] }),
  };
}

const real = createServices();
const stage = readStage();
const services: Services = stage === null ? real : { ...real, auth: stagedAuth(real.auth, stage) };
if (stage !== null) await seed(services, stage);

const store = createStore();
store.set(servicesAtom, services);
if (stage !== null) {
  const purchasedAt = stage.user.createdAt;
  store.set(
    purchasedAnalysesAtom,
    stage.purchased.map((analysisId) => ({ analysisId, purchasedAt })),
  );
}

const { language } = store.get(settingsAtom);
const pseudo = pseudoFromAddress(window.location.search);
const i18n = createI18n(language, await loadMessages(language), { pseudo });
const root = document.getElementById('root');
if (root === null) throw new Error('staged.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App store={store} i18n={i18n} />
  </StrictMode>,
);
