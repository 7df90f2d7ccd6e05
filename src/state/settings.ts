/**
 * What the phone remembers between visits: one record, its schema, default and migrations.
 * Parsed on read and on write, so that a damaged or hostile value can only ever become the default.
 */
import { z } from 'zod';

export const SETTINGS_KEY = 'roast-me-settings';
export const SETTINGS_VERSION = 1;

export const LANGUAGES = ['ja', 'en'] as const;
export const THEMES = ['auto', 'light', 'dark'] as const;
export const STYLES = ['gentle', 'classic', 'spicy'] as const;

const settingsSchema = z.object({
  version: z.literal(SETTINGS_VERSION),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  style: z.enum(STYLES),
});

export type Settings = Readonly<z.infer<typeof settingsSchema>>;
export type Language = Settings['language'];
export type Theme = Settings['theme'];
export type Style = Settings['style'];

export const DEFAULT_SETTINGS: Settings = {
  version: SETTINGS_VERSION,
  language: 'ja',
  theme: 'auto',
  style: 'classic',
};

/** From version n to n + 1, by n. Add a step here whenever SETTINGS_VERSION grows. */
const MIGRATIONS: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>> = {};

export interface ReadSettings {
  readonly settings: Settings;
  /** True where something was stored that could not be read; the default stands in for it. */
  readonly damaged: boolean;
}

function migrate(value: unknown): unknown {
  let current: unknown = value;
  for (let steps = 0; steps < SETTINGS_VERSION; steps += 1) {
    if (typeof current !== 'object' || current === null || !('version' in current)) return current;
    const step = typeof current.version === 'number' ? MIGRATIONS[current.version] : undefined;
    if (step === undefined) return current;
    current = step({ ...current });
  }
  return current;
}

/** Reads the stored text (null: nothing stored yet). Never throws. */
export function readSettings(stored: string | null): ReadSettings {
  if (stored === null) return { settings: DEFAULT_SETTINGS, damaged: false };
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return { settings: DEFAULT_SETTINGS, damaged: true };
  }
  const parsed = settingsSchema.safeParse(migrate(value));
  return parsed.success
    ? { settings: parsed.data, damaged: false }
    : { settings: DEFAULT_SETTINGS, damaged: true };
}

/** The text to store. Throws a ZodError on a value that `readSettings` would not take back. */
export function writeSettings(settings: Settings): string {
  return JSON.stringify(settingsSchema.parse(settings));
}
