/** Names under which texts are stored. Apart from their schemas, so that the start can read a hint without them. */
export const SETTINGS_KEY = 'roast-me-settings';
export const ONBOARDING_KEY = 'roast-me-onboarding';
/** The name of the engine that ran last: its models are on this device, so that a bad line is no reason against it. */
export const ENGINE_KEY = 'roast-me-engine';
