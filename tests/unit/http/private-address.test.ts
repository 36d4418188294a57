import { describe, expect, it } from 'vitest'
import { isPrivateAddress, isPrivateUrl } from '../../../src/lib/http/private-address'

describe('an address is private', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
    ],
    ...['', 'localhost', '127.1'],
  ])('%s', (address) => {
    expect(isPrivateAddress(address)).toBe(true)
  })

  it.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '93.184.216.34', '2606:4700:4700::1111'])(
    'not: %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false)
    },
  )
})

describe('a URL is private in every spelling', () => {
  it.each([
    ...['127.0.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '0', '169.254.169.254', '0xa9fea9fe'],
    ...['[::1]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', 'localhost', 'LOCALHOST.', 'a.localhost'],
  ])('https://%s/', (host) => {
    expect(isPrivateUrl(new URL(`https://${host}/calendar.ics`))).toBe(true)
  })

  it('not with a public address or a name', () => {
    for (const host of ['1.1.1.1', 'calendar.example.com', 'localhost.example.com'])
      expect(isPrivateUrl(new URL(`https://${host}/`))).toBe(false)
  })
})
