/** Whether a server may call an address that a client has named: only what stands in public. */
import ipaddr from 'ipaddr.js';

/** All that the registries have given to networks in public (IANA): 2000::/3. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** For an IPv4 or IPv6 address as text; false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address).range() === 'unicast';
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.range() === 'unicast' && parsed.match(PUBLIC_V6);
}
