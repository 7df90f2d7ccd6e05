/** Japanese: written, not translated. `satisfies` holds it to the English keys. */
import about from './about.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import camera from './camera.json' with { type: 'json' };
import debug from './debug.json' with { type: 'json' };
import engine from './engine.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import history from './history.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import licences from './licences.json' with { type: 'json' };
import install from './install.json' with { type: 'json' };
import metrics from './metrics.json' with { type: 'json' };
import lens from './lens.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };
import onboarding from './onboarding.json' with { type: 'json' };
import overlays from './overlays.json' with { type: 'json' };
import passkeys from './passkeys.json' with { type: 'json' };
import payment from './payment.json' with { type: 'json' };
import premium from './premium.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import privacyPage from './privacyPage.json' with { type: 'json' };
import profile from './profile.json' with { type: 'json' };
import progress from './progress.json' with { type: 'json' };
import result from './result.json' with { type: 'json' };
import safety from './safety.json' with { type: 'json' };
import secondStep from './secondStep.json' with { type: 'json' };
import share from './share.json' with { type: 'json' };
import soon from './soon.json' with { type: 'json' };
import sync from './sync.json' with { type: 'json' };
import taste from './taste.json' with { type: 'json' };
import told from './told.json' with { type: 'json' };
import { withFigures } from '#i18n/figures.ts';
import type { Messages } from '../en/en.ts';
import { jaStart } from './start.ts';

export const ja = withFigures('ja', {
  ...jaStart,
  about,
  account,
  camera,
  debug,
  engine,
  errors,
  history,
  home,
  lens,
  licences,
  install,
  metrics,
  notifications,
  onboarding,
  overlays,
  passkeys,
  payment,
  premium,
  privacy,
  privacyPage,
  profile,
  progress,
  result,
  safety,
  secondStep,
  share,
  soon,
  sync,
  taste,
  told,
} satisfies Messages);
