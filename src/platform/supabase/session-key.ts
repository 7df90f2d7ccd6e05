/** Where supabase-js keeps the session of whoever is signed in. */
export const SESSION_KEY = 'roast-me-auth';
