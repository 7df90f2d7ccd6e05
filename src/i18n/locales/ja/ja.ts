/** Japanese: written, not translated. `satisfies` holds it to the English keys. */
import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import metrics from './metrics.json' with { type: 'json' };
import overlays from './overlays.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import progress from './progress.json' with { type: 'json' };
import result from './result.json' with { type: 'json' };
import type { Messages } from '../en/en.ts';

export const ja = { common, errors, home, metrics, overlays, privacy, progress, result } satisfies Messages;
