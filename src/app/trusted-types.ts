/**
 * The policy under which this page starts scripts (`require-trusted-types-for 'script'` in scripts/lib/headers.ts):
 * workers come from our own origin and from nowhere else, and text never becomes markup or code, whatever a library
 * tries. Browsers without Trusted Types know nothing of it.
 */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, window.location.href).origin === window.location.origin) return address;
    throw new TypeError('Only scripts of this origin are started.');
  },
});
