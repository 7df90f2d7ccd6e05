/**
 * What the privacy page and an account promise, each beside a test that fails where it is broken. A key stands for all
 * texts below it. Figures in texts are held by src/i18n/figures.ts, and what else a sentence says by its own test.
 */
// oxfmt-ignore
export const PROMISES: readonly (readonly [keys: string, test: string])[] = [
  // The short version.
  ['privacyPage.promises.photo', 'tests/browser/privacy.test.ts > of a guest with the camera: shot, share, the rest'],
  ['privacyPage.promises.photo', 'tests/browser/privacy.test.ts > of a user with an account: sign up, save, sync, sign out'],
  ['privacyPage.promises.facts', 'tests/unit/domain/facts/from-report.test.ts > has exactly these keys'],
  ['privacyPage.promises.facts', 'tests/unit/roast/contract.test.ts > fit into their bytes at their very longest'],
  ['privacyPage.promises.nobody', 'tests/browser/own-origin.test.ts > every request is a GET to our own origin without a body'],
  ['privacyPage.promises.nobody', 'tests/contract/push.test.ts > is readable by that browser alone, and has no word about the person (%s)'],
  ['privacyPage.promises.guest', 'tests/unit/state/journey-run.test.ts > keeps nothing of a guest, and nothing of the drawn face'],
  ['privacyPage.promises.guest', 'tests/unit/state/journey-finish.test.ts > is not claimed without the wish, and can still be asked for by whoever has signed in'],
  ['privacyPage.promises.teens', 'tests/browser/age.test.ts > an address before the age confirmation: no camera, no picker, no form, nothing stored'],
  ['privacyPage.promises.teens', 'tests/unit/roast/writer.test.ts > keeps adult-only advice from teens and steers by the concern'],
  // What leaves this device.
  ['privacyPage.left', 'tests/browser/account-wire.test.ts > every body that left is shown word for word, and nothing leaves that the privacy page does not list'],
  ['privacyPage.facts', 'tests/unit/domain/facts/fact-names.test.ts > names every fact of the contract, and no other'],
  ['privacyPage.row', 'tests/unit/state/privacy/stores.test.ts > names every column of a history row: those that a person may write are its fields'],
  ['privacyPage.profile', 'tests/unit/support/privacy-audit.test.ts > finds a column beyond the list in a profile'],
  // Taken along, and deleted.
  ['privacyPage.own.lead', 'tests/unit/state/own-data.test.ts > holds every store of the person, no program, no key, and nothing of another account'],
  ['privacyPage.own.phoneExport', 'tests/browser/profile.test.ts > one tap takes along all that this phone keeps, another deletes it and says what is gone'],
  ['privacyPage.own.accountExport', 'tests/contract/rows.test.ts > export holds all that the privacy page says an account keeps, every column of it, and no more'],
  ['privacyPage.own.question', 'tests/unit/state/own-data.test.ts > signs out, empties every store but the programs, and says which'],
  ['privacyPage.own.done', 'tests/unit/state/own-data.test.ts > says what it could not empty'],
  ['privacyPage.own.done.server', 'tests/contract/rows.test.ts > deletion leaves no row, ends the session, and frees the address'],
  // On this device: each store, and how long.
  ['privacyPage.device', 'tests/unit/state/privacy/stores.test.ts > names exactly what the code stores on the device'],
  ['privacyPage.device', 'tests/unit/state/own-data.test.ts > leaves nothing of theirs once the server has done it, and everything of others'],
  ['privacyPage.device.onboarding', 'tests/unit/state/onboarding-atoms.test.ts > can be reset: flags and answers are gone, the settings stay'],
  ['privacyPage.device.said', 'tests/unit/state/shown-lines-atoms.test.ts > keeps what was said across visits, as many as it may'],
  ['privacyPage.device.tab', 'tests/unit/state/tab-restore.test.ts > is gone once %s'],
  ['privacyPage.device.pictures', 'tests/browser/hostile-files.test.ts > a place in the EXIF is gone from the picture that is kept, which stands upright'],
  ['privacyPage.device.thumbnails', 'tests/unit/state/journey-run.test.ts > keeps the numbers of a signed-in user, and a picture only where they chose so'],
  ['privacyPage.device.history', 'tests/unit/state/history-storage.test.ts > drops what it does not know: landmarks or pixels cannot slip in'],
  ['privacyPage.device.history', 'tests/unit/platform/history/synced-history.test.ts > keeps of an untold deletion an id and a time, shows and sends it to no other account, and sends it to its own'],
  ['privacyPage.device.shared', 'tests/unit/service-worker/share-target.test.ts > goes with the next start of the worker after ten minutes'],
  ['privacyPage.device.leaving', 'tests/unit/platform/supabase/stored-session.test.ts > a mark says of a sign-out which session, whose, since when and where, and nothing else'],
  ['privacyPage.device.sent', 'tests/unit/platform/history/sent-bodies.test.ts > keeps what was sent of each roast, to be read by its owner alone'],
  ['privacyPage.device.plan', 'tests/unit/state/plan.test.ts > goes with a sign-out, and outlives a session that ended by itself'],
  // In the cloud: each table, who reads it, and how long.
  ['privacyPage.cloud', 'tests/unit/state/privacy/stores.test.ts > names exactly the tables of the migrations, and the accounts'],
  ['privacyPage.cloud', 'tests/unit/state/privacy/stores.test.ts > says in both languages every column of %s'],
  ['privacyPage.cloud', 'tests/rls/rls.test.ts > every public table is in the matrix and has row-level security'],
  ['privacyPage.cloud.analyses', 'tests/unit/platform/history/row.test.ts > goes to the server and comes back as far as the account keeps it'],
  ['privacyPage.cloud.tombstones', 'tests/contract/rows.test.ts > a deleted analysis leaves a tombstone and does not come back from an old outbox'],
  ['privacyPage.cloud.requests', 'tests/contract/roast.test.ts > hold nothing but hashes'],
  ['privacyPage.cloud.push', 'tests/browser/push.test.ts > is off until asked for, comes at the hour where the person is, says nothing of them, and ends with the sign-out'],
  ['privacyPage.cloud.push', 'tests/contract/push.test.ts > an app that nobody opened for sixty days is left in peace'],
  ['notifications.push', 'tests/unit/platform/push/push.test.ts > gives the account the browser’s address, its keys, hour, zone and language, and nothing else'],
  // An account.
  ['account.terms.age', 'tests/browser/age.test.ts > an address before the age confirmation: no camera, no picker, no form, nothing stored'],
  ['account.terms.photo', 'tests/browser/privacy.test.ts > of a user with an account: sign up, save, sync, sign out'],
  ['account.terms.kind', 'tests/unit/roast/guard.test.ts > refuses every hostile and no harmless text of the corpus'],
  ['account.terms.stored', 'tests/unit/platform/history/row.test.ts > goes to the server and comes back as far as the account keeps it'],
  ['account.terms.leave', 'tests/contract/rows.test.ts > deletion leaves no row, ends the session, and frees the address'],
  ['about.stays', 'tests/browser/account-wire.test.ts > signing up shows what it will send; what is switched off is not sent until it is switched on'],
  ['sync.profile.saved', 'tests/rls/rls.test.ts > without a filter a person still sees their own rows only'],
  ['sync.signOut', 'tests/browser/cloud.test.ts > another account never uploads what waits for the first; signing out offline clears, and forgets no deletion'],
  ['sync.signOut.othersDone', 'tests/unit/state/session-atoms.test.ts > stays here when only the others are signed out'],
  ['safety.passwordChanged', 'tests/contract/account-safety.test.ts > asks for the one that is there, ends the other sessions and says so by e-mail'],
  ['safety.addressChanged', 'tests/contract/account-safety.test.ts > takes a code from the old one and one from the new, tells the old one, ends the other sessions'],
  ['safety.devices.ended', 'tests/contract/account-safety.test.ts > are listed to their owner alone, and each can be signed out'],
  ['profile.remove', 'tests/unit/state/own-data.test.ts > changes nothing here when the server refuses'],
];
