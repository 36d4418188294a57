import { BlockList, isIP } from 'node:net'

/** Everything that is not public by the registries of special-purpose addresses (RFC 6890). */
const notPublic4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata services of hosts.
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
  notPublic4.addSubnet(network, bits, 'ipv4')
// A list of its own: in one list, rules of IPv6 also match IPv4. Public addresses lie in 2000::/3. Outside of it are also IPv4 addresses in other forms.
const notPublic6 = new BlockList()
for (const [network, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic6.addSubnet(network, bits, 'ipv6')

/** Returns true for an IP address that is not on the public internet, and for text that is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  const family = isIP(plain)
  if (family === 4) return notPublic4.check(plain, 'ipv4')
  return family === 0 || notPublic6.check(plain, 'ipv6')
}

/** The IP address that a URL has instead of a name, or undefined. URLs write all forms of IPv4 with four numbers. */
function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 ? bare : undefined
}

/** Returns true for a URL that names a private address without a name server. */
export function isPrivateUrl(url: URL): boolean {
  const literal = literalOf(url)
  return literal ? isPrivateAddress(literal) : /(^|\.)localhost\.?$/.test(url.hostname)
}
