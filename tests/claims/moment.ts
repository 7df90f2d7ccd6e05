/** What is known of the moment and of what came before, and what the phone remembers of its jokes. */
import { held, type Claims } from './claim.ts';

export const MOMENT: Claims = [
  held(
    [
      'tests/unit/domain/facts/fact-names.test.ts > names every fact of the contract, and no other',
      'tests/unit/domain/facts/from-report.test.ts > is only words, small integers and flags',
      'tests/browser/account-wire.test.ts > every body that left is shown word for word, and nothing leaves that the privacy page does not list',
    ],
    {
      'privacyPage.facts.lead': '93848942',
    },
  ),
  held(['tests/unit/domain/facts/fact-names.test.ts > says how many words a fact has'], {
    'privacyPage.facts.names.confidence': 'a37d7bff',
    'privacyPage.facts.names.ratings': '35cf26af',
    'privacyPage.facts.names.expression': 'b173c113',
    'privacyPage.facts.names.light': 'c57bb0da',
    'privacyPage.facts.names.sharpness': '5b53d832',
    'privacyPage.facts.names.framing': '9b919e17',
  }),
  held(
    [
      'tests/unit/roast/contract.test.ts > of any kind that the schema takes fit, and lead to a roast of the contract',
    ],
    {
      'privacyPage.facts.names.skin': 'c59b91da',
      'privacyPage.facts.names.variant': 'de9460e1',
    },
  ),
  held(
    [
      'tests/unit/domain/facts/from-report.test.ts > hands on what the person chose, and no more of the person',
    ],
    {
      'privacyPage.facts.names.faceShape': '34f85306',
      'privacyPage.facts.names.concern': 'ed722755',
      'privacyPage.facts.names.level': '071b7e5f',
      'privacyPage.facts.names.teen': 'd9175a46',
    },
  ),
  held(
    [
      'tests/unit/state/circumstances.test.ts > knows when and how a photo came, and what the person said of it',
    ],
    {
      'privacyPage.facts.names.moment_daytime': '7cc13086',
      'privacyPage.facts.names.moment_tries': '75a386fe',
      'privacyPage.facts.names.moment_told': 'e5fbdd7a',
      'privacyPage.facts.names.moment_lightFrom': '900d5ef0',
      'camera.occasion.none': '228f3c35',
    },
  ),
  held(
    [
      'tests/unit/domain/facts/past.test.ts > knows a best from three earlier photos on, beyond the noise of each',
    ],
    {
      'privacyPage.facts.names.past_trend': 'dc0e3e33',
      'privacyPage.facts.names.past_gap': 'bf572268',
      'privacyPage.facts.names.past_best': '5c917c98',
    },
  ),
  held(
    [
      'tests/unit/domain/facts/fact-names.test.ts > says how many words a fact has',
      'tests/unit/state/said-atoms.test.ts > keeps what was said across visits, as many as it may',
      'tests/unit/roast/writer.test.ts > says nothing twice to a person in thirty photos',
      'tests/unit/roast/memory.test.ts > begins again with what was said longest ago, and remembers no more than it may',
      'tests/unit/state/journey-atoms.test.ts > chooses against what was said in another language or style, too, and remembers it',
      'tests/unit/platform/roast/phone-writer.test.ts > says nothing twice while somebody goes through styles and languages and back',
    ],
    {
      'privacyPage.facts.names.turns': '126cddec',
      'privacyPage.device.said.what': 'b49c600b',
      'privacyPage.device.said.long': '79110345',
    },
  ),
];
