import { isIP } from 'node:net'
import { plainAddress } from './client-network.ts'
import { inNetworks, isPrivateAddress } from './private-address.ts'

/** All private networks, such as those of Docker and of a machine with itself. */
const PRIVATE = 'private'

/** Returns true for an IP address, a network such as 10.0.0.0/8, and the word for all private ones. */
export function isProxyEntry(entry: string): boolean {
  const [address = '', bits, ...others] = entry.split('/')
  if (entry === PRIVATE) return true
  if (isIP(address) === 0 || others.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32))
}

/** Which addresses are proxies of the operator. */
function trusts(entries: readonly string[]): (address: string) => boolean {
  const isListed = inNetworks(entries.filter((each) => each !== PRIVATE))
  return (address) => {
    const plain = plainAddress(address)
    if (isIP(plain) === 0) return false
    return isListed(plain) || (entries.includes(PRIVATE) && isPrivateAddress(plain))
  }
}

interface ProxySettings {
  TRUSTED_PROXIES: readonly string[]
  TRUSTED_PROXY_HOPS: number
}

/**
 * Finds the client of a request: the socket's address, walked back through X-Forwarded-For from the right. With a list of
 * proxies it goes back as long as an address is one of them, otherwise by the number of hops. What is further left was
 * written by the client.
 */
export function clientFinder({ TRUSTED_PROXIES: entries, TRUSTED_PROXY_HOPS: hops }: ProxySettings) {
  const isTrusted = trusts(entries)
  return (socket: string, forwarded: string): string => {
    const chain = [
      ...forwarded
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
      socket,
    ]
    let at = chain.length - 1
    const first = Math.max(0, at - hops)
    if (entries.length === 0) at = first
    else while (at > 0 && isTrusted(chain[at] ?? '')) at--
    return chain[at] ?? socket
  }
}

/** The probable mistake in the settings, if a request with X-Forwarded-For shows one. */
export function proxyDoubt(socket: string, client: string): string | undefined {
  if (client === socket)
    return `X-Forwarded-For came from ${socket}, which the settings do not trust, so it was ignored. If this is your proxy, all its visitors share one limit: set TRUSTED_PROXIES or TRUSTED_PROXY_HOPS (docs/self-hosting.md, "Another proxy in front").`
  if (isPrivateAddress(plainAddress(client)))
    return `Behind your proxies the visitor's address is ${client}, a private one. A visitor in your own network has one. But if this is one more proxy, all its visitors share one limit: set TRUSTED_PROXIES or a higher TRUSTED_PROXY_HOPS (docs/self-hosting.md, "Another proxy in front").`
  return undefined
}
