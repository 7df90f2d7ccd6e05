/** All that is said in this language and style. The lines are the files beside this one. */
import advice from '../advice.json' with { type: 'json' };
import { bankOf } from '../../types.ts';
import caveats from './caveats.json' with { type: 'json' };
import closers from './closers.json' with { type: 'json' };
import greats from './greats.json' with { type: 'json' };
import headlines from './headlines.json' with { type: 'json' };
import openers from './openers.json' with { type: 'json' };
import sections from './sections.json' with { type: 'json' };
import truths from './truths.json' with { type: 'json' };

export const bank = bankOf({
  joiner: '',
  headlines,
  openers,
  truths,
  greats,
  closers,
  caveats,
  sections,
  ...advice,
});
