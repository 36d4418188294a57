import { isIPv4, isIPv6 } from 'node:net'

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const groups = (part: string | undefined) =>
    (part ?? '')
      .split(':')
      .filter(Boolean)
      .flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })
  const before = groups(head)
  const after = groups(tail)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<number>(zeros).fill(0), ...after]
}

const network = (groups: number[], bits: 48 | 64) =>
  `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`

/** Address forms of proxies: some add the client's port, some write IPv4 as IPv6. */
export function plainAddress(address: string): string {
  const inBrackets = /^\[(.+)\](:\d+)?$/.exec(address)?.[1]
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1]
  const plain = inBrackets ?? withPort ?? address
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return plain
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The part of an address that one client holds. For IPv6 the first 64 bits; a client can change the rest at will. */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? network(groupsOf(plain), 64) : plain
}

/** The IPv6 network that one customer can have: 48 bits, with 65,536 networks in it. Undefined for IPv4. */
export function widerNetwork(address: string): string | undefined {
  const plain = plainAddress(address)
  return isIPv6(plain) ? network(groupsOf(plain), 48) : undefined
}
