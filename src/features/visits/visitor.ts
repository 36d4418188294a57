import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { cutLine } from '@/features/source/schema'
import { clientNetwork } from '@/lib/http/client-network'

export interface Arrival {
  url: string
  referrer: string
  host: string
}

/** The first page (a path), and the campaign of the link or the referring host. Empty if there is none. */
export interface Entry {
  page: string
  source: string
}

export interface KnownVisitor {
  network: string
  visitor: string
}

export type Visitor = KnownVisitor & Entry

/** Longer user agents distinguish no more visitors and cost time. */
const AGENT_LENGTH = 300

export function isPerson(userAgent: string): boolean {
  const agent = userAgent.slice(0, AGENT_LENGTH)
  return agent.trim() !== '' && !isbot(agent)
}

/** 128 bits that cannot be reversed without the salt. */
const keyed = (salt: Buffer, ...parts: string[]): string =>
  createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 22)

export const networkNumber = (salt: Buffer, address: string) => keyed(salt, 'network', clientNetwork(address))

export const visitorNumber = (salt: Buffer, address: string, userAgent: string): string =>
  keyed(salt, 'visitor', clientNetwork(address), userAgent.slice(0, AGENT_LENGTH))

export function entryOf({ url, referrer, host }: Arrival): Entry {
  const at = URL.parse(`http://site${url}`)
  const from = URL.parse(referrer)?.host ?? ''
  const campaign = cutLine(at?.searchParams.get('utm_source') ?? '')
  return {
    page: cutLine(at?.pathname ?? '') ?? '',
    source: campaign ?? (from === host ? '' : (cutLine(from) ?? '')),
  }
}
