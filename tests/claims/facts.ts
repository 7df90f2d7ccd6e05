/** What may leave for the jokes, and who writes them. */
import { held, type Claims } from './claim.ts';

export const FACTS: Claims = [
  held(
    [
      'tests/browser/cloud.test.ts > from the first screen to a deleted account, over two browsers and a restart',
      'tests/unit/domain/facts/from-report.test.ts > has exactly these keys',
    ],
    {
      'onboarding.promise.write': '67f8b515',
      'privacyPage.promises.facts': '5f335d88',
      'privacy.factsNote': 'bba10d82',
    },
  ),
  held(
    [
      'tests/browser/account-wire.test.ts > every body that left is shown word for word, and nothing leaves that the privacy page does not list',
      'tests/browser/cloud.test.ts > from the first screen to a deleted account, over two browsers and a restart',
    ],
    {
      'privacy.sent': '66383087',
    },
  ),
  held(
    [
      'tests/unit/domain/facts/from-report.test.ts > hands on what the person chose, and no more of the person',
      'tests/browser/account-wire.test.ts > signing up shows what it will send; what is switched off is not sent until it is switched on',
    ],
    {
      'about.stays': '38ee5737',
      'about.gender': 'c3f6ccd5',
      'onboarding.interest.stays': '80710f3d',
    },
  ),
  held(['tests/unit/state/onboarding.test.ts > %s asks for %s roasts'], {
    'onboarding.interest.lead': '59114e28',
  }),
  held(
    [
      'tests/unit/roast/writer.test.ts > has truths on topics of their own, at most one about the skin, none for teens in spicy',
      'tests/unit/roast/writer.test.ts > keeps adult-only advice from teens and steers by the concern',
      'tests/unit/roast/writer.test.ts > says nothing of a routine or an age that nobody has told of, and advises as for a teen who begins',
    ],
    {
      'about.ageRangeNote': 'fb401050',
      'about.lead': 'a70e573b',
    },
  ),
  held(
    [
      'tests/unit/ui/screens/results/results-screen.test.tsx > puts the name of now in where the text has a place for it, and leaves the words that look like one',
      'tests/unit/platform/roast/phone-writer.test.ts > leaves the place for the name as it is in the text',
    ],
    {
      'about.displayNameHint': 'ac4cf0bf',
    },
  ),
  held(
    [
      'tests/unit/ui/components/privacy-note.test.tsx > names the limit that the contract holds',
      'tests/unit/roast/contract.test.ts > fit into their bytes at their very longest',
    ],
    {
      'privacy.bytes': '5e2c6967',
    },
  ),
  held(
    [
      'tests/unit/ui/components/privacy-note.test.tsx > says what left in words first, the bytes behind a fold, and names nothing that the facts do not hold',
    ],
    {
      'privacy.words.score': 'e376aec1',
      'privacy.words.parts': 'f6bb379d',
      'privacy.words.ofMoment.daytime': '003c73c1',
      'privacy.words.ofMoment.tries': 'b483e48c',
      'privacy.words.ofAnswers.teen': 'f1470432',
      'privacy.words.exact': 'b67cd13b',
    },
  ),
  held(['tests/browser/own-origin.test.ts > every request is a GET to our own origin without a body'], {
    'privacy.nothing': '52d5fb8c',
    'privacy.body': 'd2620d9f',
    'privacyPage.left.off': '181d87ae',
    'account.off.body': '4a902dfd',
    'onboarding.interest.staysAlone': 'b6cfda74',
    'about.staysAlone': 'fb79eefb',
    'profile.guest.alone': '012e034c',
    'debug.edge.local': 'ae9d78d9',
  }),
  held(
    [
      'tests/browser/own-origin.test.ts > every request is a GET to our own origin without a body',
      'tests/unit/functions/cases-model.ts > facts reach the model as JSON data, held to a schema, with the key in the header only',
    ],
    {
      'privacyPage.promises.nobody': 'ce26bba1',
    },
  ),
  held(
    [
      'tests/unit/domain/facts/from-report.test.ts > tells nothing of proportions, sizes, distances, engine, version or coverage: change them, and the facts stay',
    ],
    {
      'result.geometry.note': 'b848d77f',
    },
  ),
  held(['tests/unit/roast/guard.test.ts > refuses every hostile and no harmless text of the corpus'], {
    'privacy.source.model': '5db64e5e',
    'account.terms.kind': 'f441c649',
  }),
  held(
    [
      'tests/unit/platform/roast/cloud-writer.test.ts > silence: the phone writes, and what was sent is still told',
      'tests/unit/platform/roast/cloud-writer.test.ts > sends the facts and nothing else, and says so',
    ],
    {
      'privacy.source.writer': '7b0edf25',
      'privacyPage.left.nothing': 'fbfc10a7',
      'debug.edge.lead': '3bdb6d1a',
    },
  ),
  held(['tests/unit/roast/writer.test.ts > is valid, passes the guard, and repeats nothing'], {
    'camera.intro.lead': '61f0429e',
    'result.truths.title': '7ff1d797',
  }),
  held(
    [
      'tests/unit/roast/guard.test.ts > accepts a kind roast',
      'tests/unit/roast/banks.test.ts > passes the guard, sentence by sentence',
    ],
    {
      'result.products.note': 'b9e0b72c',
    },
  ),
  held(
    [
      'tests/unit/roast/writer.test.ts > keeps adult-only advice from teens and steers by the concern',
      'tests/browser/age.test.ts > an address before the age confirmation: no camera, no picker, no form, nothing stored',
    ],
    {
      'privacyPage.promises.teens': '71b98b67',
    },
  ),
];
