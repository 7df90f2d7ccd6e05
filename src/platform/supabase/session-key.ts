/** Where supabase-js keeps the session of the signed-in user. */
export const SESSION_KEY = 'roast-me-auth';
