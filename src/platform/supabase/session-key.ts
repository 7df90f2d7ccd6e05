/** Where supabase-js keeps the session of the signed-in user. */
export const SESSION_KEY = 'roast-me-auth';
/** Where it is marked that a session is being left. */
export const LEAVING_KEY = 'roast-me-leaving';
