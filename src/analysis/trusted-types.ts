/**
 * The policy under which a page and its workers start scripts (`require-trusted-types-for 'script'` in
 * scripts/lib/headers.ts): workers come from our own origin and from nowhere else, and text never becomes markup or
 * code, whatever a library tries. Browsers without Trusted Types know nothing of it.
 */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { readonly createScriptURL: (address: string) => string }): unknown;
}

/** Of a window or of a worker. */
const scope = globalThis as unknown as {
  readonly trustedTypes?: PolicyFactory;
  readonly location: { readonly href: string; readonly origin: string };
};
scope.trustedTypes?.createPolicy('default', {
  createScriptURL(address) {
    if (new URL(address, scope.location.href).origin === scope.location.origin) return address;
    throw new TypeError('Only scripts of this origin are started.');
  },
});
