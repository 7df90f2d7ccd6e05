/**
 * Every list of words, and the one number, that more than one room knows: on the wire, in storage, in SQL, on the screen. Plain data, so
 * that every room may import it. Adding a word: docs and texts follow by type, SQL by tests/rls/option-lists.test.ts.
 */

/** The default language first. */
export const LANGS = ['ja', 'en'] as const;
export type Lang = (typeof LANGS)[number];

/** What stands between two sentences. Where that is nothing, words have no spaces between them either, and no capitals. */
export const SENTENCE_GAP: Readonly<Record<Lang, '' | ' '>> = { ja: '', en: ' ' };

/** What premium is paid in; src/domain/limits/premium.ts has the prices. */
export const CURRENCIES = ['JPY', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const CURRENCY_OF: Readonly<Record<Lang, Currency>> = { ja: 'JPY', en: 'USD' };

/** How a roast is told. */
export const STYLES = ['gentle', 'classic', 'spicy'] as const;
export type RoastStyle = (typeof STYLES)[number];

export const BANDS = ['looking-good', 'not-bad', 'room-for-growth', 'project-mode'] as const;
export type Band = (typeof BANDS)[number];

export const CONFIDENCES = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export const RATINGS = ['excellent', 'good-work', 'needs-improvement', 'needs-attention'] as const;
export type Rating = (typeof RATINGS)[number];

export const SECTIONS = ['faceShape', 'skin', 'features', 'vibe'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The sections that count; the face shape is described. */
export const SCORED_SECTIONS = ['skin', 'features', 'vibe'] as const satisfies readonly SectionName[];

export const FACE_SHAPES = ['heart', 'oblong', 'oval', 'round', 'square'] as const;
export type FaceShapeName = (typeof FACE_SHAPES)[number];

/** What the photo shows of the expression; the strongest cue wins. */
export const EXPRESSIONS = [
  'big-smile',
  'smile',
  'neutral',
  'serious',
  'tense',
  'sleepy',
  'surprised',
  'unclear',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

/**
 * harsh: too bright. hard: from one small lamp, whose shadows have edges. fair: it costs points, or one cheek is lighter, and
 * nothing can be named that is wrong with it; no line is on it.
 */
export const LIGHTS = ['great', 'good', 'fair', 'uneven', 'dim', 'harsh', 'hard'] as const;
/** small: too few pixels to call it either. */
export const SHARPNESSES = ['crisp', 'fine', 'soft', 'small'] as const;
/** fair: as of light. turned: to a side. chin-down, chin-up: tipped, more than turned. tilted: towards a shoulder. */
export const FRAMINGS = [
  'great',
  'fair',
  'close',
  'far',
  'tilted',
  'turned',
  'chin-down',
  'chin-up',
  'off-centre',
] as const;

/** In the order in which they are measured and stored. */
export const SKIN_METRICS = [
  'evenness',
  'spots',
  'redness',
  'texture',
  'pores',
  'lines',
  'shine',
  'darkCircles',
] as const;
export type SkinMetricName = (typeof SKIN_METRICS)[number];

/** The skin metrics that can be drawn over the photo: those whose file in src/domain/skin/metrics has an overlay. */
export const OVERLAY_MAPS = [
  'spots',
  'redness',
  'lines',
  'pores',
  'texture',
  'shine',
  'darkCircles',
] as const satisfies readonly SkinMetricName[];
export type OverlayMap = (typeof OVERLAY_MAPS)[number];

export const FEATURE_PARTS = ['eyesAwake', 'browRelaxed', 'gaze', 'smile', 'lips'] as const;
export type FeaturePart = (typeof FEATURE_PARTS)[number];

export const VIBE_PARTS = ['light', 'sharpness', 'framing', 'angle', 'presence'] as const;
export type VibePart = (typeof VIBE_PARTS)[number];

export const ENGINES = ['mediapipe', 'lite'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What would make the next photo better; each has its sentence in the locale files. */
export const ADVICE_CODES = [
  'more-light',
  'less-light',
  'even-light',
  'soften-light',
  'hold-still',
  'higher-resolution',
  'come-closer',
  'step-back',
  'face-camera',
  'chin-level',
  'straighten-head',
  'centre-face',
  'clear-forehead',
  'remove-glasses',
] as const;
export type AdviceCode = (typeof ADVICE_CODES)[number];

export const AGE_RANGES = [
  'teens',
  'early-20s',
  'late-20s',
  'early-30s',
  'late-30s',
  '40s',
  '50s-plus',
] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;
export type Gender = (typeof GENDERS)[number];

/** What a person may name as their concern. */
export const MAIN_CONCERNS = [
  'dry-skin',
  'acne',
  'pores',
  'spots',
  'wrinkles',
  'dullness',
  'other',
  'skin-issues',
  'dark-circles',
  'hair',
  'face-shape',
  'aging',
  'overall-improvement',
] as const;
export type MainConcern = (typeof MAIN_CONCERNS)[number];

export const SKINCARE_LEVELS = ['beginner', 'basic', 'intermediate', 'advanced'] as const;
export type SkincareLevel = (typeof SKINCARE_LEVELS)[number];

/** Why the person uses the app; the first style follows from it (decisions/first-run). */
export const INTERESTS = ['serious', 'fun', 'curious', 'recommended'] as const;
export type Interest = (typeof INTERESTS)[number];

/** 13 or older, understands roast culture, in a good state of mind. */
export const CONFIRMATIONS = ['age', 'culture', 'mood'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Who may see a profile. */
export const PRIVACIES = ['public', 'friends', 'private'] as const;
export type Privacy = (typeof PRIVACIES)[number];

/** Why there is no camera picture; each has its own explanation and way on. */
export const CAMERA_PROBLEMS = [
  'denied',
  'none',
  'lost',
  'in-use',
  'installed-ios',
  'insecure',
  'failed',
] as const;
export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** Every way in which a call about an account can fail; each has its words in the locale files (`account.errors`). */
export const AUTH_ERROR_CODES = [
  'not-configured',
  'credentials-missing',
  'invalid-credentials',
  'email-taken',
  'email-not-confirmed',
  'weak-password',
  'same-password',
  'password-wanted',
  'password-wrong',
  'code-wanted',
  'address-half',
  'code-invalid',
  'authenticator-wrong',
  'authenticators-full',
  'name-taken',
  'second-step-wanted',
  'last-way-in',
  'way-in-taken',
  'too-many-requests',
  'google-unavailable',
  'passkey-cancelled',
  'passkey-not-made',
  'passkey-unknown',
  'passkey-expired',
  'passkey-known',
  'passkey-many',
  'passkey-unsupported',
  'google-closed',
  'captcha-failed',
  'captcha-blocked',
  'captcha-closed',
  'session-missing',
  'no-browser',
  'not-implicit-url',
  'not-pkce-url',
  'no-code',
  'no-session-in-url',
  'error-in-url',
  'offline',
  'server',
  'internal',
] as const;
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number];

/** Why the server found a password weak. */
export const WEAK_REASONS = ['length', 'characters', 'pwned', 'email'] as const;
export type WeakReason = (typeof WEAK_REASONS)[number];

/** Roasts a local day by plan, counted on the phone; null: no limit. */
export const ROASTS_A_DAY = { guest: 3, free: 3, premium: null } as const;

/** Seconds that an access token is good for (`jwt_expiry` in supabase/config.toml): so long a sign-in that was ended still works where it stands. */
export const ACCESS_TOKEN_S = 3_600;

/** Seconds after which an authenticator app shows another code (RFC 6238). */
export const AUTHENTICATOR_S = 30;

/** Seconds that a code or link in an e-mail is good for (`otp_expiry` in supabase/config.toml). */
export const ONE_TIME_S = 3_600;

/** The keys of a table that has no others. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(table) as Key[];

/** An object with one value for each of the words. */
export const recordOf = <Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word) => Value,
): Record<Word, Value> =>
  Object.fromEntries(words.map((word) => [word, valueOf(word)])) as Record<Word, Value>;
