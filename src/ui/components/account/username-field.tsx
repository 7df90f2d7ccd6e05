/**
 * Whose password a form asks for, for password managers: without it they keep a new one under no name, or under another's.
 * Not seen, not read, and not sent anywhere.
 */
export function UsernameField({ email }: { email: string | null }) {
  if (email === null) return null;
  return <input type="email" autoComplete="username" value={email} readOnly hidden />;
}
