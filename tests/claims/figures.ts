/**
 * Figures in claims, each from the constant that it tells of: in both languages as it is written there. `null`: no
 * figure of the product (a count of things that the sentence names itself, or what a test holds).
 */
import { FREE_HISTORY_DAYS } from '#domain/history/access.ts';
import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '#domain/account/password.ts';
import { DISPLAY_RANGE } from '#domain/score/calibration.ts';
import { MAX_BYTES, MAX_PIXELS } from '#analysis/worker/stages/image-type.ts';
import { BODIES_MAX } from '#platform/history/sent-bodies.ts';
import { BURST_PHOTOS } from '#state/capture/burst.ts';
import { USUAL_MS } from '#state/capture/run-times.ts';
import { COUNT_FROM, STEADY_MS } from '#state/capture/steady.ts';
import { MIN_AGE } from '#state/profile-form.ts';
import { FACTS_MAX_BYTES } from '#roast/contract.ts';
import { ACCESS_TOKEN_S } from '#local/auth/context.ts';
import type { TextKey } from './claim.ts';

interface Figure {
  readonly en: string;
  readonly ja: string;
}

const words = (count: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][count] ?? String(count);
const both = (en: string, ja: string): Figure => ({ en, ja });

const MB = MAX_BYTES / 2 ** 20;
const STEADY = STEADY_MS / 1000;
const AGE = both(`${MIN_AGE}`, `${MIN_AGE}歳`);
const DAYS = both(`${FREE_HISTORY_DAYS} days`, `${FREE_HISTORY_DAYS}日`);
/** How long a sign-in that was ended still works where it stands. */
const NOTICED = both('an hour', `${ACCESS_TOKEN_S / 3600}時間`);
const LONG_ENOUGH = both(`${PASSWORD_MIN} characters`, `${PASSWORD_MIN}文字`);

const [LOWEST, HIGHEST] = DISPLAY_RANGE;

export const FIGURES: Readonly<Partial<Record<TextKey, readonly Figure[] | null>>> = {
  'result.total.why': [both(`from ${LOWEST} to ${HIGHEST}`, `${LOWEST}〜${HIGHEST}点`)],
  'metrics.wobble': [both('19 of 20 people', '20人中19人')],
  'camera.timer.note': [
    both(`${words(STEADY)} steady second`, `${STEADY}秒`),
    both(`counts ${COUNT_FROM}`, `${COUNT_FROM}・2・1`),
  ],
  'camera.taking': [both('Three', `${BURST_PHOTOS}枚`)],
  'camera.aside.formats': [both(`${MB} MB`, `${MB}MB`)],
  'errors.codes.too-large.body': [
    both(`${MB} MB`, `${MB}MB`),
    both(`${MAX_PIXELS / 1_000_000} megapixels`, `${MAX_PIXELS / 100_000_000}億画素`),
  ],
  // No text has more characters than bytes.
  'privacyPage.promises.facts': [
    both(`${FACTS_MAX_BYTES.toLocaleString('en')} characters`, `${FACTS_MAX_BYTES.toLocaleString('ja')}文字`),
  ],
  'privacyPage.device.sent.long': [
    both(BODIES_MAX === 20 ? 'twenty' : String(BODIES_MAX), `${BODIES_MAX}件`),
  ],
  'privacyPage.facts.names.skin': [both('0 (stands out) to 4', '0（目立つ）から4')],
  'privacyPage.promises.teens': [AGE],
  'account.ageGate.body': [AGE],
  'account.terms.age': [AGE],
  'onboarding.age.items.age': [AGE],
  'profile.form.errors.birth-young': [AGE],
  'onboarding.options.ageRange.teens': [AGE],
  'account.passwordHint': [LONG_ENOUGH],
  'account.fields.passwordShort': [LONG_ENOUGH],
  'account.fields.passwordLong': [
    both(`${PASSWORD_MAX_BYTES} letters`, `${PASSWORD_MAX_BYTES}文字`),
    // A kana or kanji takes three bytes in UTF-8.
    both('fewer', `${PASSWORD_MAX_BYTES / 3}文字`),
  ],
  'safety.devices.ended': [NOTICED],
  'safety.passwordChanged': [NOTICED],
  'safety.addressChanged': [NOTICED],
  'sync.signOut.othersDone': [NOTICED],
  'history.entry.locked': [DAYS],
  'history.chart.locked_one': [DAYS],
  'history.chart.locked_other': [DAYS],
  'history.detail.locked.body': [DAYS],
  'onboarding.promise.read': [both(`${USUAL_MS / 1000} seconds`, `${USUAL_MS / 1000}秒`)],
  // Held by the tests that the register names.
  'premium.prices.yearBadge': null,
  'account.terms.title': null,
  'history.chart.few': null,
  'privacyPage.device.shared.long': null,
  'account.code.lead': null,
  'account.code.label': null,
  'account.code.askLead': null,
  'account.fields.codeInvalid': null,
  'account.recover.lead': null,
  'account.login.byCode': null,
  'camera.intro.lead': null,
  'engine.liteHint': null,
  'privacyPage.cloud.requests.long': null,
  'result.shape.openNote': null,
};
