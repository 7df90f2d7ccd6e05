/** What an account keeps, who can read it, and how one signs in. */
import { held, type Claims } from './claim.ts';

export const ACCOUNT: Claims = [
  held(
    [
      'tests/unit/platform/history/row.test.ts > goes to the server and comes back as far as the account keeps it',
      'tests/unit/state/privacy/stores.test.ts > names every column of a history row: those that a person may write are its fields',
    ],
    {
      'privacyPage.row.title': 'e079a88e',
      'privacyPage.row.id': '9c532a75',
      'privacyPage.row.owner': '464c1108',
      'privacyPage.row.time': '7150ccc2',
      'privacyPage.row.pipeline': '38cf3ba9',
      'privacyPage.row.score': '3c8f7a74',
      'privacyPage.row.spread': '690abbbd',
      'privacyPage.row.band': '62b550ab',
      'privacyPage.row.shape': '80f04d1f',
      'privacyPage.row.sections': '6c714a74',
      'privacyPage.row.metrics': 'a34e0256',
      'privacyPage.row.facts': '9f88b081',
      'privacyPage.row.sent': '02103bcd',
      'privacyPage.row.text': 'f5d581fb',
      'privacyPage.cloud.analyses.name': '2a5fef6f',
      'privacyPage.cloud.analyses.what': '13c52053',
      'privacyPage.cloud.analyses.long': 'd51f2cec',
      'sync.result.account': '9dc7ae9c',
      'sync.result.waiting': 'b7722474',
      'privacy.kept': '9e9a59a8',
      'result.kept.history.waiting': '76fe2baf',
      'result.kept.history.account': '19e8e1f0',
      'account.terms.stored': 'aff1c9ae',
    },
  ),
  held(['tests/unit/lab/mail-templates/mail-templates.test.ts > have no file besides'], {
    'profile.form.emailUpdatesHint': '88a7c06e',
  }),
  held(
    [
      'tests/unit/state/privacy/stores.test.ts > says in both languages every column of %s',
      'tests/contract/rows.test.ts > deletion leaves no row, ends the session, and frees the address',
    ],
    {
      'privacyPage.cloud.profiles.name': '70cab352',
      'privacyPage.cloud.profiles.what': '3886bb58',
      'privacyPage.cloud.profiles.long': '4c2d20d5',
      'privacyPage.cloud.subscriptions.name': 'd5b781bb',
      'privacyPage.cloud.subscriptions.what': 'ebbdb540',
      'privacyPage.cloud.subscriptions.long': '4c2d20d5',
      'privacyPage.cloud.purchases.name': '1117f35b',
      'privacyPage.cloud.purchases.what': '774b17c7',
      'privacyPage.cloud.purchases.long': '4c2d20d5',
    },
  ),
  held(
    [
      'tests/browser/account-wire.test.ts > signing up shows what it will send; what is switched off is not sent until it is switched on',
      'tests/unit/state/kept-here.test.ts > is not sent when the account is made, nor later, and is not cleared by what the account lacks',
      'tests/unit/state/kept-here.test.ts > is never the language, which an account always has: nobody is asked, and it is the one of this phone',
    ],
    {
      'account.keep.lead': '47e1ebaf',
      'account.keep.fold': 'd7bf2bc2',
      'account.keep.hereTitle': '1522b2b8',
      'account.keep.hereLead': '03271bb9',
    },
  ),
  held(
    [
      'tests/browser/account-wire.test.ts > every body that left is shown word for word, and nothing leaves that the privacy page does not list',
      'tests/unit/support/privacy-audit.test.ts > finds a column beyond the list in a profile',
    ],
    {
      'privacyPage.profile.title': 'ca784d5d',
      'privacyPage.profile.user_id': 'f7bb6fa0',
      'privacyPage.profile.onboarding_completed': '415fb9d5',
      'privacy.account.show': 'e7ef17b1',
      'privacy.account.numbers': '0df0a4e5',
      'privacy.account.text': 'ad785b5d',
    },
  ),
  held(
    [
      'tests/unit/platform/history/sent-bodies.test.ts > lists a text once, however often it was sent, and remembers an answer',
      'tests/unit/platform/history/sent-bodies.test.ts > notes what may have left where no answer came',
    ],
    {
      'privacy.account.unanswered': 'e10b87a3',
      'privacy.account.repeat': '9f2b7dc5',
    },
  ),
  held(
    [
      'tests/unit/platform/history/sent-bodies.test.ts > knows nothing where a record is damaged, or storage is shut',
    ],
    {
      'privacy.account.unknown': '1b7ae5c6',
    },
  ),
  held(
    [
      'tests/unit/state/privacy/stores.test.ts > names exactly the tables of the migrations, and the accounts',
      'tests/contract/rows.test.ts > deletion leaves no row, ends the session, and frees the address',
    ],
    {
      'privacyPage.cloud.account.name': 'fbfcc5bb',
      'privacyPage.cloud.account.what': '6130345a',
      'privacyPage.cloud.account.long': '4c2d20d5',
      'privacyPage.left.account': '0e62697d',
      'privacyPage.cloudOff': 'a12383a5',
      'profile.guest.list.profile': '8d96c3ae',
      'profile.guest.list.stats': '5825b8b9',
      'profile.guest.list.history': '6baa18d0',
    },
  ),
  held(
    [
      'tests/contract/rows.test.ts > a deleted analysis leaves a tombstone and does not come back from an old outbox',
      'tests/unit/state/privacy/stores.test.ts > says in both languages every column of %s',
    ],
    {
      'privacyPage.cloud.tombstones.name': '0587b9ad',
      'privacyPage.cloud.tombstones.what': 'a5d405de',
      'privacyPage.cloud.tombstones.long': '4c2d20d5',
    },
  ),
  held(
    [
      'tests/contract/roast.test.ts > hold nothing but hashes',
      'tests/contract/roast.test.ts > hold under parallel requests, and one request sent often counts once',
    ],
    {
      'privacyPage.cloud.userQuota.name': '590c23c5',
      'privacyPage.cloud.userQuota.what': '119c6395',
      'privacyPage.cloud.userQuota.long': '59479281',
      'privacyPage.cloud.addressQuota.name': '5b03ef93',
      'privacyPage.cloud.addressQuota.what': 'c3ee8dce',
      'privacyPage.cloud.addressQuota.long': '59479281',
      'privacyPage.cloud.requests.name': '6572083b',
      'privacyPage.cloud.requests.what': '42eed205',
      'privacyPage.cloud.requests.long': '21af58a7',
      'privacyPage.cloud.budget.name': '77c10852',
      'privacyPage.cloud.budget.what': '576a6972',
      'privacyPage.cloud.budget.long': '693fcd5f',
    },
  ),
  held(
    [
      'tests/rls/rls.test.ts > every public table is in the matrix and has row-level security',
      'tests/contract/rows.test.ts > export holds all that the privacy page says an account keeps, every column of it, and no more',
    ],
    {
      'privacyPage.cloudLead': '141460c9',
    },
  ),
  held(
    [
      'tests/rls/rules.test.ts > a profile holds the account’s own address or none, and follows a change of it',
    ],
    {
      'profile.form.emailHint': '9da64dea',
      'profile.form.errors.email-foreign': 'bf0cc362',
    },
  ),
  held(
    [
      'tests/unit/platform/history/synced-history.test.ts > says where each roast is: here, on its way, in the account, or never to be taken',
      'tests/unit/platform/history/synced-history.test.ts > says that something waits where the server cannot be reached, and goes on when told to',
      'tests/unit/ui/components/sync-status.test.tsx > does not where the account could not take a roast',
    ],
    {
      'sync.rest': '0e14fb10',
      'sync.waiting_one': 'f664c1bc',
      'sync.waiting_other': '075ac2e9',
      'sync.changes': '0866e2ad',
      'sync.place.waiting': '58e9ede4',
      'sync.place.device': '33440dfd',
      'sync.busy': '7f2f26f6',
    },
  ),
  held(
    [
      'tests/unit/platform/history/synced-history.test.ts > says where each roast is: here, on its way, in the account, or never to be taken',
      'tests/unit/state/kept-here.test.ts > is not sent when the account is made, nor later, and is not cleared by what the account lacks',
    ],
    { 'sync.done': 'b8e89535' },
  ),
  held(
    [
      'tests/rls/rls.test.ts > without a filter a person still sees their own rows only',
      'tests/unit/state/kept-here.test.ts > is not sent when the account is made, nor later, and is not cleared by what the account lacks',
      'tests/unit/ui/screens/profile/profile-form.test.tsx > says of the birth date where it is kept',
    ],
    { 'sync.profile.birthDate': '47807496' },
  ),
  held(
    [
      'tests/browser/own-origin.test.ts > every request is a GET to our own origin without a body',
      'tests/unit/state/kept-here.test.ts > is not sent when the account is made, nor later, and is not cleared by what the account lacks',
      'tests/unit/ui/screens/profile/profile-form.test.tsx > says of the birth date where it is kept',
    ],
    { 'profile.form.birthDateHint': 'ed62d806' },
  ),
  held(['tests/rls/rls.test.ts > without a filter a person still sees their own rows only'], {
    'sync.profile.saved': 'e6486061',
    'profile.form.seen': '40b4c1ce',
  }),
  held(
    [
      'tests/contract/account-safety.test.ts > asks for the one that is there, ends the other sessions and says so by e-mail',
    ],
    {
      'safety.passwordChanged': 'e2388524',
    },
  ),
  held(
    [
      'tests/contract/account-safety.test.ts > takes a code from the old one and one from the new, tells the old one, ends the other sessions',
    ],
    {
      'safety.addressChanged': '75720f20',
      'safety.newAddressHint': '05cbba45',
      'safety.twoCodes': 'e10560d8',
      'account.errors.address-half': '6a070057',
    },
  ),
  held(
    [
      'tests/unit/platform/auth/account-safety.test.ts > is answered alike whether somebody else has it or nobody',
      'tests/contract/auth.test.ts > an address that is taken looks like a fresh one, and nothing is sent',
    ],
    {
      'account.code.lead': 'de7bb132',
      'account.code.resent': '14055433',
      'account.errors.email-taken': 'aa629898',
    },
  ),
  held(
    [
      'tests/contract/auth.test.ts > resend replaces the code',
      'tests/contract/attacks.test.ts > a guesser of a code gets five tries at it, and ten codes in five minutes',
    ],
    {
      'account.errors.too-many-requests': '78673f05',
      'account.errors.code-invalid': '7bda7f90',
      'account.fields.codeInvalid': '63c7eb23',
      'account.recover.lead': '1f145616',
      'account.login.byCode': 'd5afa998',
      'account.code.label': '73f2a999',
    },
  ),
  held(
    [
      'tests/contract/auth.test.ts > makes an account and signs in',
      'tests/contract/auth.test.ts > resend replaces the code',
    ],
    { 'account.code.askLead': '8aee74c5', 'account.code.newLead': '5c1360e4' },
  ),
  held(
    ['tests/contract/account-safety.test.ts > are listed to their owner alone, and each can be signed out'],
    {
      'safety.devices.ended': '798de151',
      'safety.devices.hint': 'cf3e42ee',
    },
  ),
  held(
    [
      'tests/unit/state/cloud-atoms.test.ts > knows how many roasts only this device has: they wait, or the account never takes them',
      'tests/unit/ui/screens/profile/sign-out-question.test.tsx > says of what waits that it may still arrive',
      'tests/unit/ui/screens/profile/sign-out-question.test.tsx > says of what the account has turned down that it goes, and what keeps it',
      'tests/unit/state/own-data.test.ts > holds every store of the person, no program, no key, and nothing of another account',
      'tests/unit/state/profile-sync.test.ts > sends the profile first, also one that has never met the account',
      'tests/unit/state/profile-sync.test.ts > gets nothing of the one who signed out',
      'tests/unit/platform/history/synced-history.test.ts > waits for what is sent beside the last round, but not for ever, and not without a network',
      'tests/browser/cloud.test.ts > another account never uploads what waits for the first; signing out offline clears, and forgets no deletion',
    ],
    {
      'sync.signOut.roasts_one': '88f80cac',
      'sync.signOut.roasts_other': '3449fa7b',
      'sync.signOut.profile': '3035ce76',
      'sync.signOut.both_one': '3a5302a4',
      'sync.signOut.both_other': 'a1b1577d',
      'sync.signOut.refused_one': '1fe52cd4',
      'sync.signOut.refused_other': 'eeab3bb9',
    },
  ),
  held(
    [
      'tests/unit/platform/history/synced-history.test.ts > says where each roast is: here, on its way, in the account, or never to be taken',
      'tests/unit/state/own-data.test.ts > holds every store of the person, no program, no key, and nothing of another account',
    ],
    {
      'sync.refused_one': 'ef3a250f',
      'sync.refused_other': '5a4cd00a',
    },
  ),
  held(['tests/unit/state/session-atoms.test.ts > stays here when only the others are signed out'], {
    'sync.signOut.others': '5e3d1209',
    'sync.signOut.othersDone': 'cd46184e',
    'sync.signOut.othersFailed': '52431fe1',
  }),
  held(['tests/unit/platform/auth/cloud-auth.test.ts > elsewhere only keeps the session here'], {
    'profile.account.signOutFailed': 'efe19621',
  }),
  held(
    [
      'tests/unit/domain/account/password.test.ts > does not fall when a character of a new kind is added to a decent password',
      'tests/unit/state/account-forms.test.ts > name everything that is wrong at once',
    ],
    {
      'account.passwordHint': 'd41f3eb2',
      'account.fields.passwordShort': '4262abad',
      'account.fields.passwordLong': '4f4a6e74',
    },
  ),
  held(
    [
      'tests/browser/age.test.ts > an address before the age confirmation: no camera, no picker, no form, nothing stored',
    ],
    {
      'account.ageGate.body': '7d960db9',
      'account.terms.age': '5703348f',
      'onboarding.age.items.age': '75aeae45',
      'onboarding.options.ageRange.teens': '9dcd022c',
    },
  ),
  held(['tests/unit/state/profile.test.ts > lets a person in on the very day they turn 13'], {
    'profile.form.errors.birth-young': 'c5b25703',
  }),
  held(['tests/unit/i18n/locales.test.ts > lists as many terms as it says'], {
    'account.terms.title': 'd94b8740',
  }),
  held(
    [
      'tests/unit/platform/auth/no-cloud-auth.test.ts > says plainly that there are no accounts, and lets a guest leave',
      'tests/unit/ui/offers.test.tsx > %s offers no account',
    ],
    {
      'history.guest.alone': '3fe58a80',
      'account.off.title': '1c6d91fc',
      'account.errors.not-configured': '490803df',
    },
  ),
  held(['tests/contract/faults.test.ts > a request that fails'], {
    'account.errors.offline': 'e193a2a2',
  }),
];
