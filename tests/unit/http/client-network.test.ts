import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readEnv } from '../../../src/env'
import { clientNetwork, widerNetwork } from '../../../src/lib/http/client-network'
import { clientFinder, proxyDoubt } from '../../../src/lib/http/trusted-proxies'

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

const settings = (others: Record<string, string>) =>
  readEnv({
    PAYLOAD_SECRET: 'p'.repeat(32),
    ENCRYPTION_KEY: 'a'.repeat(64),
    DATABASE_URL: 'postgres://a/b',
    ...others,
  })
const clientOf = (others: Record<string, string>, socket: string, forwarded: string) =>
  clientFinder(settings(others))(socket, forwarded)

describe('the client', () => {
  const CADDY = '172.18.0.3'
  const EDGE = '162.158.10.2'
  const cloudflare = Object.fromEntries(
    [...readFileSync('docker/proxies/cloudflare.env', 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(
      ([, name, value]) => [name, value],
    ),
  )

  it.each([
    ['no proxy is trusted', {}, '198.51.7.1', '203.0.113.9', '198.51.7.1'],
    ['one hop', { TRUSTED_PROXY_HOPS: '1' }, CADDY, '203.0.113.9, 9.9.9.9', '9.9.9.9'],
    ['two hops', { TRUSTED_PROXY_HOPS: '2' }, CADDY, '1.1.1.1, 9.9.9.9, 10.0.0.7', '9.9.9.9'],
    [
      'two proxies by list',
      { TRUSTED_PROXIES: '172.18.0.0/16, 10.0.0.7' },
      CADDY,
      '1.1.1.1, 9.9.9.9, 10.0.0.7',
      '9.9.9.9',
    ],
    [
      'a list in place of hops',
      { TRUSTED_PROXIES: 'private', TRUSTED_PROXY_HOPS: '1' },
      CADDY,
      '9.9.9.9, 10.0.0.7',
      '9.9.9.9',
    ],
    ['a stranger next to a list', { TRUSTED_PROXIES: '10.0.0.7' }, '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['a proxy in IPv6', { TRUSTED_PROXIES: '2001:db8:1::/48' }, '2001:db8:1::9', '2a00:1::1', '2a00:1::1'],
    ['a port after the address', { TRUSTED_PROXIES: 'private' }, CADDY, '9.9.9.9, 10.0.0.7:4000', '9.9.9.9'],
    ['nothing but proxies', { TRUSTED_PROXIES: 'private' }, CADDY, '10.0.0.7', '10.0.0.7'],
    ['Cloudflare before Caddy', cloudflare, CADDY, `1.1.1.1, 9.9.9.9, ${EDGE}`, '9.9.9.9'],
    ['someone past Cloudflare', cloudflare, CADDY, '1.1.1.1, 9.9.9.9', '9.9.9.9'],
    ['words in place of an address', { TRUSTED_PROXIES: 'private' }, CADDY, '9.9.9.9, unknown', 'unknown'],
  ])('with %s', (_what, others, socket, forwarded, client) => {
    expect(clientOf(others, socket, forwarded)).toBe(client)
  })

  it.each(['10.0.0.0/33', '10.0.0', 'private,x', '::/129', '10.0.0.0/8/8'])('%s is no list', (list) => {
    expect(() => settings({ TRUSTED_PROXIES: list })).toThrow('TRUSTED_PROXIES must be')
  })

  it('is doubted where a proxy is not trusted, or one more is in front of it', () => {
    expect(proxyDoubt('10.0.0.7', '10.0.0.7')).toMatch(/10\.0\.0\.7.*not trust.*TRUSTED_PROXIES/)
    expect(proxyDoubt('10.0.0.7', '172.18.0.3')).toMatch(/172\.18\.0\.3.*private.*TRUSTED_PROXIES/)
    expect(proxyDoubt('10.0.0.7', '9.9.9.9')).toBeUndefined()
  })
})
