/** What a sign-in, or a link from an e-mail, brought back to /auth/callback. */

type Callback =
  /** `code`: null where the server gave nothing but a sentence of its own. */
  | { readonly kind: 'error'; readonly code: string | null }
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
  const refusal = get('error_code') ?? get('error');
  if (refusal !== null || get('error_description') !== null) return { kind: 'error', code: refusal };
  const recovery = get('type') === 'recovery';
  const code = address.searchParams.get('code');
  if (code !== null && code !== '') return { kind: 'code', code, recovery };
  const access = fragment.get('access_token');
  const refresh = fragment.get('refresh_token');
  if (access !== null && refresh !== null) return { kind: 'tokens', access, refresh, recovery };
  return { kind: get('message') === null ? 'nothing' : 'half' };
}
