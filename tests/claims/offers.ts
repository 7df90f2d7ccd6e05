/** How often, what it costs, and what premium is. */
import { held, type Claims } from './claim.ts';

export const OFFERS: Claims = [
  held(
    ['tests/unit/domain/limits/daily.test.ts > is three for guests and free accounts, and none for premium'],
    {
      'premium.items.unlimited': 'f0a3636b',
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
      'premium.comingLead': '1e0b49fc',
      'premium.later': 'ad558651',
      'premium.already.manageNote': '6dec9c1c',
      'about.premium': '09309633',
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
      'premium.items.history': '56f82c8e',
      'premium.items.single': 'ae99ef54',
      'premium.compare.history': '927025fa',
      'premium.compare.historyFree': '94e13df4',
      'premium.compare.historyPremium': '082ffc90',
      'premium.compare.single': '66aa65de',
      'premium.compare.singlePremium': 'df7e6eca',
      'premium.already.items.single': 'c1aa398b',
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
