/** What this phone keeps, for how long, and how it is taken along or deleted. */
import { held, type Claims } from './claim.ts';

export const STORES: Claims = [
  held(
    [
      'tests/unit/state/onboarding.test.ts > can be reset: flags and answers are gone, the settings stay',
      'tests/unit/state/session-atoms.test.ts > takes a guest in, knows them at the next visit, and keeps nothing of them but that choice',
      'tests/unit/state/session-atoms.test.ts > forgets that somebody is a guest when this one %s',
    ],
    {
      'privacyPage.device.onboarding.what': '5d217a16',
      'privacyPage.device.onboarding.long': 'c498d559',
    },
  ),
  held(['tests/unit/state/privacy/stores.test.ts > names exactly what the code stores on the device'], {
    'privacyPage.lead': '35fa3c90',
    'privacyPage.device.settings.what': 'cd2cfc35',
    'privacyPage.device.settings.long': '2f46c1a9',
    'privacyPage.device.daily.what': 'a0acaa55',
    'privacyPage.device.daily.long': '359289e8',
    'privacyPage.device.notifications.what': 'fb70e98e',
    'privacyPage.device.notifications.long': '2f46c1a9',
    'privacyPage.device.reminder.what': 'f8cc20a4',
    'privacyPage.device.reminder.long': 'aa8dd852',
    'privacyPage.device.install.what': 'a18f202f',
    'privacyPage.device.install.long': '2f46c1a9',
    'privacyPage.device.runTimes.what': 'b3884741',
    'privacyPage.device.runTimes.long': '2f46c1a9',
    'privacyPage.device.engine.what': '96d4a22a',
    'privacyPage.device.engine.long': '2f46c1a9',
    'privacyPage.device.verifier.what': 'c5ba0135',
    'privacyPage.device.verifier.long': '58623e6d',
    'privacyPage.device.cloud.what': '47f8875c',
    'privacyPage.device.cloud.long': '2f46c1a9',
    'privacyPage.device.app.what': '0a3e0550',
    'privacyPage.device.app.long': '5eab35db',
    'privacyPage.device.extras.what': 'c9171263',
    'privacyPage.device.extras.long': '5eab35db',
    'privacyPage.device.models.what': 'da1053c9',
    'privacyPage.device.models.long': '019b0e1a',
    'profile.stored.names.models': '1e901513',
  }),
  held(
    [
      'tests/unit/state/tab-restore.test.ts > comes back as it was, without its photo; nothing is counted, told or kept again, in no copy of the tab',
      'tests/unit/state/tab-restore.test.ts > is gone once %s',
      'tests/browser/returning.test.ts > a reload shows a guest the same result without its photo, and says of a photo that was being read what became of it',
    ],
    {
      'privacyPage.device.tab.long': 'a94687f9',
      'result.photoGone': 'fb027061',
      'errors.interrupted.body': '7fc229b8',
    },
  ),
  held(
    [
      'tests/unit/platform/supabase/stored-session.test.ts > a mark says of a sign-out which session, whose, since when and where, and nothing else',
      'tests/unit/platform/auth/cloud-auth.test.ts > sends, signs out and clears, in this order, and then the mark goes',
      'tests/unit/platform/auth/cloud-auth.test.ts > is carried out at the next start where the tab died during it: %s',
    ],
    {
      'privacyPage.device.leaving.what': 'd8e97e27',
      'privacyPage.device.leaving.long': '47af75b5',
    },
  ),
  held(
    [
      'tests/unit/platform/history/sent-bodies.test.ts > keeps what was sent of each roast, to be read by its owner alone',
      'tests/unit/platform/history/sent-bodies.test.ts > keeps the newest few',
      'tests/unit/platform/history/sent-bodies.test.ts > drops one roast, one owner, everything',
    ],
    {
      'privacyPage.device.sent.what': '00b53d9c',
      'privacyPage.device.sent.long': 'fa4add42',
    },
  ),
  held(
    [
      'tests/unit/state/own-data.test.ts > leaves nothing of theirs once the server has done it, and everything of others',
      'tests/unit/state/profile-sync.test.ts > gets nothing of the one who signed out',
    ],
    {
      'privacyPage.device.profile.what': '981d9179',
      'privacyPage.device.profile.long': '52f4543e',
      'privacyPage.device.pictures.long': '2b5d81ae',
      'privacyPage.device.session.what': 'ce358304',
      'privacyPage.device.session.long': 'daf91d91',
      'privacyPage.device.outbox.what': '18eb3c21',
      'privacyPage.device.outbox.long': 'daf91d91',
      'privacyPage.device.news.what': '03725d37',
      'privacyPage.device.news.long': 'daf91d91',
      'privacyPage.device.account.what': '35a69ffc',
      'privacyPage.device.account.long': 'daf91d91',
      'privacyPage.device.thumbnails.long': '70a0eccd',
    },
  ),
  held(
    [
      'tests/unit/state/plan.test.ts > holds at the next start and offline, until the server answers',
      'tests/unit/state/plan.test.ts > goes with a sign-out, and outlives a session that ended by itself',
    ],
    {
      'privacyPage.device.plan.what': '8b63e142',
      'privacyPage.device.plan.long': 'daf91d91',
    },
  ),
  held(
    [
      'tests/unit/platform/history/synced-history.test.ts > keeps of an untold deletion an id and a time, shows and sends it to no other account, and sends it to its own',
      'tests/unit/state/history-storage.test.ts > drops what it does not know: landmarks or pixels cannot slip in',
      'tests/unit/platform/history/index-parts.test.ts > after any saves, merges, deletions and lists says what one made anew says',
    ],
    {
      'privacyPage.device.history.what': '828bbb39',
      'privacyPage.device.history.long': '783500da',
    },
  ),
  held(['tests/browser/profile.test.ts > lists every store with its size, and empties one at a time'], {
    'privacyPage.deviceLead': 'aac14f7a',
    'privacyPage.storedNow': '525d7127',
    'privacyPage.couldBe': '3b63ecfb',
    'profile.stored.what.reload': '5f21b695',
    'profile.stored.failed': '279ccaa8',
    'profile.stored.empty': 'd36fac78',
  }),
  held(
    [
      'tests/unit/platform/history/synced-history.test.ts > roasts that are put away stay away until the next sign-in, and the deletion is told all the same',
      'tests/unit/platform/history/put-away.test.ts > %s: comes back with the next sign-in',
    ],
    {
      'profile.stored.what.account': 'e6df58ca',
      'profile.stored.confirmHere': '16677a7c',
    },
  ),
  held(
    [
      'tests/browser/profile.test.ts > one tap takes along all that this phone keeps, another deletes it and says what is gone',
      'tests/unit/state/own-data.test.ts > holds every store of the person, no program, no key, and nothing of another account',
      'tests/contract/rows.test.ts > export holds all that the privacy page says an account keeps, every column of it, and no more',
    ],
    {
      'privacyPage.own.lead': '1bef92a6',
      'privacyPage.own.phoneExport': '215982d5',
      'privacyPage.own.accountExport': 'd310e732',
      'account.terms.leave': '53e37175',
    },
  ),
  held(
    ['tests/unit/state/own-data.test.ts > signs out, empties every store but the programs, and says which'],
    {
      'privacyPage.own.phoneDelete': '5e15cc43',
      'privacyPage.own.question': '620ada8b',
      'privacyPage.own.questionAccount': 'c4f084d0',
      'privacyPage.own.done.phone': '7f2a703e',
      'privacyPage.own.done.gone': '491e40cd',
      'privacyPage.own.done.nothing': 'cde18c64',
      'privacyPage.own.done.programs': '4d317e47',
    },
  ),
  held(['tests/unit/state/own-data.test.ts > says what it could not empty'], {
    'privacyPage.own.done.left': 'dd389cd5',
  }),
  held(
    [
      'tests/contract/rows.test.ts > deletion leaves no row, ends the session, and frees the address',
      'tests/unit/state/own-data.test.ts > leaves nothing of theirs once the server has done it, and everything of others',
      'tests/unit/state/own-data.test.ts > keeps the settings and counters of the phone, as the question says, and promises to delete no more',
      'tests/unit/state/own-data.test.ts > signs out, empties every store but the programs, and says which',
    ],
    {
      'profile.remove.body': 'a85923f4',
      'privacyPage.own.done.account': 'b3898ab5',
      'privacyPage.own.done.server': '246fa0ed',
    },
  ),
  held(['tests/unit/state/own-data.test.ts > changes nothing here when the server refuses'], {
    'profile.remove.failed': 'f443035a',
  }),
  held(
    ['tests/unit/state/onboarding.test.ts > can be reset: flags and answers are gone, the settings stay'],
    {
      'profile.again.hint': '0cb58b75',
      'profile.again.hintGuest': 'a5e58e7c',
    },
  ),
  held(
    [
      'tests/unit/state/journey-run.test.ts > keeps nothing of a guest, and nothing of the drawn face',
      'tests/unit/state/session-atoms.test.ts > takes a guest in, knows them at the next visit, and keeps nothing of them but that choice',
    ],
    {
      'account.guest.note': '2ac8d059',
      'account.login.lead': '6e484ab8',
      'history.guest.body': '6801e811',
      'profile.guest.body': '65a39212',
      'privacyPage.promises.guest': '435d7787',
      'result.kept.tab': 'aa09d54b',
      'debug.analysis.missing': 'b700a880',
      'debug.analysis.gone': '9a03de84',
    },
  ),
  held(
    [
      'tests/unit/state/profile-sync.test.ts > a guest who leaves keeps the answers of the first run, and the settings',
      'tests/unit/state/last-result-atom.test.ts > of a guest is the one in memory, and goes with it',
    ],
    {
      'profile.account.signOutGuestHint': 'c7c388c3',
    },
  ),
  held(['tests/unit/state/journey-run.test.ts > shows a result that could not be kept, and says so'], {
    'result.kept.failed': 'abc37e46',
  }),
  held(
    [
      'tests/unit/state/journey-run.test.ts > begins nothing when the day is used up, except with the drawn face',
      'tests/unit/state/journey-run.test.ts > keeps nothing of a guest, and nothing of the drawn face',
    ],
    {
      'result.kept.sample': 'a8a66a47',
    },
  ),
  held(
    [
      'tests/browser/profile.test.ts > remembers who wants to hear when it opens',
      'tests/browser/own-origin.test.ts > every request is a GET to our own origin without a body',
    ],
    {
      'premium.tellHint': '20cc4465',
    },
  ),
  held(
    ['tests/browser/profile.test.ts > clears all thumbnails with one button and leaves the history alone'],
    {
      'profile.thumbnails.clear': '2027fb4d',
      'profile.thumbnails.cleared': '4d2efbf7',
    },
  ),
  held(['tests/browser/profile.test.ts > is edited and comes back after a reload, in every field'], {
    'profile.form.saved': '401661ce',
  }),
  held(
    [
      'tests/browser/update.test.ts > reaches the tab that asked, past a request that never ends, and then the other one',
      'tests/browser/installed.test.ts > visits once, goes on in flight mode on every screen, and gets the new version without losing anything',
    ],
    {
      'app.update.state.ready': '176cd6b7',
      'app.update.state.busy': 'fa3b3ff0',
      'app.update.state.applying': 'abb3fb03',
      'app.update.state.late': '87fda4d2',
    },
  ),
  held(
    [
      'tests/browser/shell.test.ts > a screen that cannot be had shows the error screen; Refresh brings it back and keeps everything',
    ],
    {
      'common.crashSafe': '494a8c6a',
    },
  ),
];
