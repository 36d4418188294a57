import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Tests whether an address is in one of these networks, such as 10.0.0.0/8, or is one of these addresses. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  // One for each family: in one list, rules of IPv6 also match IPv4.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = familyOf(address)
    lists[family].addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => lists[familyOf(address)].check(address, familyOf(address))
}

/** Everything that is not public by the registries of special-purpose addresses (RFC 6890). */
const isNotPublic = inNetworks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, with the metadata services of hosts.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Public addresses of IPv6 lie in 2000::/3. Outside of it are also IPv4 addresses in other forms.
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
])

/** Returns true for an IP address that is not on the public internet, and for text that is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  return isIP(plain) === 0 || isNotPublic(plain)
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
