/** What a sign-in, or a link from an e-mail, brought back to /auth/callback. */

export type Callback =
  /** `code` is for a machine; `detail` is the server's own sentence. */
  | { readonly kind: 'error'; readonly code: string | null; readonly detail: string | null }
  | { readonly kind: 'code'; readonly code: string; readonly recovery: boolean }
  /** A server that does not know PKCE puts the tokens into the fragment. */
  | {
      readonly kind: 'tokens';
      readonly access: string;
      readonly refresh: string;
      readonly recovery: boolean;
    }
  /** One of the two addresses of a change has confirmed it; the other is waited for. */
  | { readonly kind: 'half' }
  | { readonly kind: 'nothing' };

export function readCallback(address: URL): Callback {
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''));
  const get = (name: string) => address.searchParams.get(name) ?? fragment.get(name);
  const refusal = { code: get('error_code') ?? get('error'), detail: get('error_description') };
  if (refusal.code !== null || refusal.detail !== null) return { kind: 'error', ...refusal };
  const recovery = get('type') === 'recovery';
  const code = address.searchParams.get('code');
  if (code !== null && code !== '') return { kind: 'code', code, recovery };
  const access = fragment.get('access_token');
  const refresh = fragment.get('refresh_token');
  if (access !== null && refresh !== null) return { kind: 'tokens', access, refresh, recovery };
  return { kind: get('message') === null ? 'nothing' : 'half' };
}
