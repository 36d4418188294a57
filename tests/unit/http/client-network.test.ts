import { expect, it } from 'vitest'
import { clientNetwork, widerNetwork } from '../../../src/lib/http/client-network'

it.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['203.0.113.7:49152', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:cb00:7107', '203.0.113.7', undefined],
  ['[::ffff:203.0.113.7]:1', '203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:2::ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['unknown', 'unknown', undefined],
])('%s is of %s, within %s', (address, network, wider) => {
  expect([clientNetwork(address), widerNetwork(address)]).toEqual([network, wider])
})
