/** How often, what it costs, and what premium is. */
import { held, type Claims } from './claim.ts';

export const OFFERS: Claims = [
  held(
    ['tests/unit/domain/limits/daily.test.ts > is three for guests and free accounts, and none for premium'],
    {
      'onboarding.premium.items.unlimited': 'f0a3636b',
      'onboarding.premium.alone.title': '2a7c8532',
      'onboarding.premium.alone.lead': '6aad77bc',
      'onboarding.premium.alone.body': '68b4fab3',
      'premium.off.lead': '278facb8',
      'premium.off.title': 'c2142909',
      'premium.off.body': '0c27d2ea',
      'premium.off.action': 'db5dba6e',
      'camera.limit.body': '4b15a94e',
      'premium.compare.unlimited': 'fbd80614',
      'premium.already.items.unlimited': 'fea723ff',
    },
  ),
  held(
    [
      'tests/unit/domain/limits/daily.test.ts > starts again on another day, later or earlier: a wrong clock does not lock the user out',
      'tests/browser/camera.test.ts > the day’s limit is said in every tab, with a way on',
    ],
    {
      'camera.limit.next': '13502f83',
      'camera.left_one': '6d27f6ef',
      'camera.left_other': '7ec867f1',
    },
  ),
  held(
    [
      'tests/unit/i18n/locales.test.ts > have one price each: ¥798 in Japanese, $4.99 in English',
      'tests/unit/i18n/format-date.test.ts > writes prices as the decisions do',
    ],
    {
      'onboarding.premium.price': 'd483cf6b',
    },
  ),
  held(['tests/unit/i18n/locales.test.ts > says of the yearly price what it saves'], {
    'premium.prices.yearBadge': '6b8b4713',
  }),
  held(
    [
      'tests/browser/profile.test.ts > shows prices, badge and comparison, takes no money and claims nothing',
      'tests/unit/ui/offers.test.tsx > says that nothing can be bought yet, before anybody taps',
    ],
    {
      'premium.soon': 'aa64fd2b',
      'premium.later': 'ad558651',
      'premium.already.manageNote': '6dec9c1c',
      'onboarding.premium.soon': '86a0f258',
      'onboarding.premium.lead': 'a3ea1b49',
      'premium.claims.users': '3edb0ae2',
      'premium.claims.guarantee': '81823bf4',
      'premium.compare.singleFree': '72d61be9',
      'premium.compare.premium': 'dd0396d1',
    },
  ),
  held(['tests/browser/profile.test.ts > tells a member so, whatever a payment page says to the others'], {
    'payment.note': '14cd00a8',
    'premium.already.body': '702b647c',
  }),
  held(
    [
      'tests/unit/state/history-atoms.test.ts > locks what is older than 30 days on the free plan, and keeps it out of the chart',
      'tests/unit/state/history-atoms.test.ts > opens all of it to premium, and one by one what was bought',
    ],
    {
      'history.entry.locked': '8b24f6de',
      'history.detail.locked.title': 'bff63862',
      'history.detail.locked.body': '62b6a75a',
      'onboarding.premium.items.history': '56f82c8e',
      'onboarding.premium.items.single': 'ae99ef54',
      'premium.compare.history': '927025fa',
      'premium.compare.historyFree': '94e13df4',
      'premium.compare.historyPremium': '082ffc90',
      'premium.compare.single': '66aa65de',
      'premium.compare.singlePremium': 'df7e6eca',
      'premium.already.items.single': 'c1aa398b',
      'premium.lead': 'd6906453',
      'notifications.notes.premium_feature.body': 'f8db31c4',
    },
  ),
  held(
    [
      'tests/browser/profile.test.ts > shows prices, badge and comparison, takes no money and claims nothing',
      'tests/unit/ui/offers.test.tsx > the page after a payment (%s) says that there was none',
    ],
    {
      'payment.title.success': '536a7d5f',
      'payment.title.cancel': 'a0c3e94d',
      'payment.title.complete': 'a3764059',
      'payment.body': 'e781727d',
      'titles.pages.paymentSuccess': '00c6ab82',
      'titles.pages.paymentCancel': '9bcc8854',
      'titles.pages.paymentComplete': '66e0ec35',
    },
  ),
];
