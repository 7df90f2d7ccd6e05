/**
 * `/config.json`, read once at start: whether there is a cloud, and where. The last good answer is remembered,
 * so that a user who opens the app offline stays signed in.
 */
import { type AppConfig, appConfigSchema, NO_CLOUD } from '#functions/http/app-config.ts';

/** The browser's fetch as a plain function: handed to what asks the cloud, replaced in tests. */
export const browserFetch: typeof fetch = (input, init) => fetch(input, init);

export const CONFIG_KEY = 'roast-me-cloud';
/** The app waits for this file: longer than this it opens with what it remembers. */
const CONFIG_LIMIT_MS = 2_500;
/** So long the answer may still come, behind the open app. */
const CONFIG_LATE_MS = 120_000;

/** One text that outlives the visit; neither method throws. */
export interface Remembered {
  read(): string | null;
  write(text: string): boolean;
}

function parse(text: string | null): AppConfig | null {
  try {
    const parsed = appConfigSchema.safeParse(JSON.parse(text ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** What the server says, remembered; null: no answer, or a server that is not up yet. */
async function askConfig(ask: typeof fetch, remembered: Remembered): Promise<AppConfig | null> {
  try {
    const response = await ask('/config.json', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(CONFIG_LATE_MS),
    });
    if (response.status >= 500) return null;
    const config = response.ok ? (parse(await response.text()) ?? NO_CLOUD) : NO_CLOUD;
    const text = JSON.stringify(config);
    // Nothing is stored on a device that has never had a cloud.
    const before = remembered.read();
    if (before !== text && (config.supabase !== null || before !== null)) remembered.write(text);
    return config;
  } catch {
    return null;
  }
}

export interface LoadedConfig {
  readonly config: AppConfig;
  /**
   * Calls back where a visit began without a cloud because the answer was slow, and it names one after all: that visit
   * has accounts from then on.
   */
  readonly onLate: (use: (config: AppConfig) => void) => void;
}

/**
 * Never rejects. A missing file, or a page in its place, means "no cloud"; no answer in time, or a server that is not up
 * yet, means what the last visit learned.
 */
export async function loadConfig(ask: typeof fetch, remembered: Remembered): Promise<LoadedConfig> {
  const known = parse(remembered.read());
  const asked = askConfig(ask, remembered);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), CONFIG_LIMIT_MS);
  });
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  const config = (answer === 'late' ? null : answer) ?? known ?? NO_CLOUD;
  return {
    config,
    onLate(use) {
      if (answer !== 'late' || config.supabase !== null) return;
      void asked.then((told) => (told === null || told.supabase === null ? undefined : use(told)));
    },
  };
}
