/** What works where: history at hand, downloads, offline, notifications, installing. */
import { held, type Claims } from './claim.ts';

export const DEVICE: Claims = [
  held(
    [
      'tests/unit/domain/models/listing.test.ts > keeps lite at about half of the full engine, and both within their budgets',
      'tests/unit/platform/supply/supply.test.ts > is what travels, shared parts included',
    ],
    {
      'engine.costs': '5a6a392f',
      'engine.liteOnly': '8a10449f',
    },
  ),
  held(['tests/unit/state/engine-choice.test.ts > where %s'], {
    'engine.liteHint': 'e195fb64',
  }),
  held(
    [
      'tests/browser/npm-start.test.ts > the lite face reader reads the photo, and the page says why',
      'tests/browser/npm-start.test.ts > a later start asks again, and takes no other file for it',
      'tests/unit/ui/components/result/score-facts.test.tsx > needs no reason where the full one read, is there, or was not wanted',
    ],
    {
      'engine.fullMissing': '010a6b64',
    },
  ),
  held(
    [
      'tests/unit/analysis/worker/model-store.test.ts > asks the network for no model, and has nothing to load',
    ],
    {
      'engine.usesFull': '90e5f9a0',
      'engine.usesLite': 'c498187f',
      'progress.firstTime': 'b19a8eae',
      'progress.download': 'a533e216',
      'camera.guideDownload': '69f3dc06',
      'errors.codes.model-unavailable.body': 'afc7fe3a',
    },
  ),
  held(
    [
      'tests/browser/installed.test.ts > visits once, goes on in flight mode on every screen, and gets the new version without losing anything',
    ],
    {
      'install.banner.body': '2600e103',
      'install.card.body': 'ef55ebde',
      'history.guest.list.keep': '9fcc7e6a',
    },
  ),
  held(['tests/browser/install.test.ts > a browser that cannot install says so, and which can'], {
    'install.unsupported.title': 'a8232df6',
    'install.unsupported.body': '9614ba3a',
    'install.unsupported.browsers.ios.name': '6c7784c5',
    'install.unsupported.browsers.ios.way': '6a01cc46',
    'install.unsupported.browsers.android.name': 'f7da37cc',
    'install.unsupported.browsers.android.way': '39d3151b',
    'install.unsupported.browsers.desktop.name': '1d5206cd',
    'install.unsupported.browsers.desktop.way': '27adc038',
  }),
  held(
    [
      'tests/unit/platform/notifications/notifier.test.ts > goes by the service worker’s registration',
      'tests/unit/state/notifications/preference-atoms.test.ts > start as the specification has them, under its key, and store nothing by themselves',
    ],
    {
      'notifications.hint': '326c3fb7',
    },
  ),
  held(
    [
      'tests/unit/state/notifications/reminder-time.test.ts > the next reminder',
      'tests/browser/limit.test.ts > a reminder for tomorrow is set where the browser wakes for it, and brings no other notification along',
      'tests/browser/limit.test.ts > no reminder is offered where none would come',
    ],
    {
      'camera.limit.reminded': '7469d8a5',
      'camera.limit.remind': '93a0bbea',
    },
  ),
  held(['tests/unit/state/notifications/reminder-time.test.ts > the next reminder'], {
    'notifications.typeHint.daily_reminder': '4c0bee3b',
  }),
  held(
    [
      'tests/browser/notifications.test.ts > a roast that is ready out of sight is told, and a tap leads to it without losing it',
    ],
    {
      'notifications.typeHint.roast_complete': '0e6044c3',
      'notifications.notes.roast_complete.body': '4dc80670',
    },
  ),
  held(
    [
      'tests/unit/state/notifications/send-atoms.test.ts > are told once an account, also at the next start, and again to another account',
    ],
    {
      'notifications.typeHint.premium_feature': 'f01a605f',
    },
  ),
  held(
    [
      'tests/unit/platform/pwa/updates.test.ts > is told of, put in place when asked for, and then the page reloads once',
    ],
    {
      'notifications.typeHint.update_available': '2c46c791',
    },
  ),
  held(['tests/unit/platform/notifications/notifier.test.ts > how far a reminder reaches'], {
    'notifications.reach.exact': '56ccdf08',
    'notifications.reach.roughly': '628e790c',
    'notifications.reach.open': '08c73bf6',
  }),
  held(
    [
      'tests/unit/platform/history/evolving.test.ts > its roast is kept, said to be newer, never sent back, and shown after the update',
      'tests/unit/platform/history/evolving.test.ts > that throw leave the record where it is, as a damaged one',
    ],
    {
      'history.newer_one': '9e9bd824',
      'history.newer_other': 'eadb51ba',
      'history.damaged_one': 'd429c304',
      'history.damaged_other': '8de83cb4',
    },
  ),
  held(['tests/browser/history.test.ts > that is locked, deleted or another user’s says so'], {
    'history.detail.missing.body': '43b5e873',
    'history.compare.missing': 'd852d201',
    'history.compare.why': 'f6785b9b',
  }),
  held(
    [
      'tests/browser/hostile-conditions.test.ts > shut from the start: from the splash to a result, in memory alone',
    ],
    {
      'history.blocked.title': '8664fc93',
      'history.blocked.body': '2e445c9e',
      'history.blocked.action': '9b75d073',
    },
  ),
  held(
    [
      'tests/unit/state/cloud-atoms.test.ts > is up to date only once both the list and the account have been heard',
    ],
    {
      'history.refreshed': '63ce9d3e',
    },
  ),
  held(
    [
      'tests/browser/history.test.ts > two by keyboard alone, side by side, earlier first, with an honest verdict',
    ],
    {
      'history.guest.list.compare': 'add28890',
    },
  ),
  held(
    [
      'tests/browser/notifications.test.ts > switched on, one welcomes; each kind has its switch; the reminder is scheduled and taken back',
    ],
    {
      'notifications.notes.welcome.body': 'bbb18328',
    },
  ),
  held(
    [
      'tests/browser/profile.test.ts > show what is kept of an analysis, and that an unknown one is not',
      'tests/browser/profile.test.ts > write and read every kind of store',
    ],
    {
      'debug.analysis.noTimings': '2c6472e5',
      'debug.analysis.memory': '0390a29d',
      'debug.analysis.device': '7c633ef0',
      'debug.storage.lead': '50286c46',
    },
  ),
  held(
    [
      'tests/unit/platform/roast/phone-writer.test.ts > leaves the place for the name as it is in the text',
      'tests/unit/ui/screens/results/results-screen.test.tsx > puts the name of now in where the text has a place for it, and leaves the words that look like one',
    ],
    { 'debug.analysis.roast': '4d7973c3' },
  ),
  held(['tests/browser/history.test.ts > is deleted, comes back by undo, and stays gone without it'], {
    'history.deleted.text': 'f6c45569',
    'history.deleted.undo': '9a8d9fdf',
    'history.deleted.undone': 'a5df7f88',
    'history.deleted.failed': '9d183c82',
  }),
  held(['tests/unit/platform/licences/read-licences.test.ts > hands over the list of the build'], {
    'licences.title': '5fdbbe84',
    'licences.lead': '3c4722ac',
    'licences.missing': '4ac5d252',
    'licences.retry': '9b75d073',
  }),
  held(
    [
      'tests/browser/result-layout.test.ts > begins with the joke that the page begins with, and says so when the card is saved',
    ],
    { 'share.saved': 'adfeffe9' },
  ),
  held(
    [
      'tests/unit/ui/components/sync-status.test.tsx > says offline where that is why, what waits besides, and offers no try that cannot work',
      'tests/browser/history.test.ts > opens with all that was kept, and closes with a way back',
    ],
    { 'sync.offline': '381637c5' },
  ),
  held(
    ['tests/browser/history.test.ts > in another language says so, and goes out as a card without a photo'],
    { 'history.detail.language.en': '33f713d7', 'history.detail.language.ja': '7d058977' },
  ),
  held(['tests/browser/history.test.ts > that both have no picture is one line'], {
    'history.compare.noPictures': '9800e713',
  }),
  held(
    [
      'tests/unit/state/journey-run.test.ts > keeps the numbers of a signed-in user, and a picture only where they chose so',
    ],
    {
      'progress.announce.kept': '31c292a4',
    },
  ),
  held(['tests/unit/platform/share/share.test.ts > copies the link %s'], { 'share.copiedHint': 'a49737c9' }),
  held(
    ['tests/unit/state/journey-atoms.test.ts > keeps the result when the writer fails, and can ask again'],
    {
      'result.writerFailed.body': '17cb01ab',
    },
  ),
];
