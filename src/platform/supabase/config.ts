/**
 * `/config.json`, read once at start: whether there is a cloud, and where. The last good answer is remembered,
 * so that a user who opens the app offline stays signed in.
 */
import { appConfigSchema, NO_CLOUD, type AppConfig } from '#functions/http/app-config.ts';

export const CONFIG_KEY = 'roast-me-cloud';
/** The app waits for this file: longer than this it opens with what it remembers. */
const CONFIG_LIMIT_MS = 2_500;

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

/**
 * Never rejects. A missing file, or a page in its place, means "no cloud"; no answer at all, or a server that
 * is not up yet, means what the last visit learned.
 */
export async function loadConfig(ask: typeof fetch, remembered: Remembered): Promise<AppConfig> {
  try {
    const response = await ask('/config.json', {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(CONFIG_LIMIT_MS),
    });
    if (response.status < 500) {
      const config = response.ok ? (parse(await response.text()) ?? NO_CLOUD) : NO_CLOUD;
      const text = JSON.stringify(config);
      // Nothing is stored on a device that has never had a cloud.
      const before = remembered.read();
      if (before !== text && (config.supabase !== null || before !== null)) remembered.write(text);
      return config;
    }
  } catch {
    // Offline, or too slow.
  }
  return parse(remembered.read()) ?? NO_CLOUD;
}
