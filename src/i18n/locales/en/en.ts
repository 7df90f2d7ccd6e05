/** English: its keys are the keys. */
import common from './common.json' with { type: 'json' };
import errors from './errors.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import metrics from './metrics.json' with { type: 'json' };
import overlays from './overlays.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import progress from './progress.json' with { type: 'json' };
import result from './result.json' with { type: 'json' };

export const en = { common, errors, home, metrics, overlays, privacy, progress, result };

/** A locale with exactly the keys of the English one: a missing or surplus namespace or key fails to compile. */
export type Messages = typeof en;
