import { expect, test } from 'vitest';
import { askerOf, redirectTarget } from '#local/auth/context.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, asker) => {
  expect(askerOf(address)).toBe(asker);
});

const origins = ['http://localhost:4173', 'https://roast.example'];
test.each([
  ['https://roast.example/auth/callback?a=b#c', 'https://roast.example/auth/callback?a=b#c'],
  ['HTTPS://ROAST.example', 'https://roast.example/'],
  ['http://roast.example/', null],
  ['https://roast.example:8443/', null],
  ['https://roast.example./', null],
  ['https://roast.example@evil.example/', null],
  ['https://user@roast.example/', null],
  ['https://:pass@roast.example/', null],
  ['blob:https://roast.example/x', null],
  ['filesystem:https://roast.example/x', null],
  ['view-source:https://roast.example/', null],
  ['data:text/html,x', null],
  ['javascript:alert(1)', null],
  ['wss://roast.example/', null],
  ['//roast.example/', null],
  ['', null],
  [null, null],
  [`https://roast.example/${'x'.repeat(2_000)}`, null],
])('a redirect to %s leads to %s', (wanted, target) => {
  expect(redirectTarget({ origins }, wanted)).toBe(target ?? origins[0]);
});
