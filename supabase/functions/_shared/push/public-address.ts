/** Whether a server may call an address that a client has named: only what stands in public. */
import { BlockList, isIP } from 'node:net';

// Ranges of machines and networks of one's own, of documentation and of many receivers (IANA's special registries).
const CLOSED = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv4');
// Of IPv6 only 2000::/3 is public, and of that not what stands for IPv4 (Teredo, 6to4) or for documentation.
const OPEN = new BlockList();
OPEN.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv6');

/** For an IPv4 or IPv6 address as text; false for anything else. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && OPEN.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}
