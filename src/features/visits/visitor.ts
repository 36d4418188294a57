import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { clientNetwork } from '@/lib/http/client-network'

export interface Visitor {
  network: string
  visitor: string
}

/** Longer user agents distinguish no more visitors and cost time. */
const AGENT_LENGTH = 300

/** Returns false for bots and missing user agents. */
export function isPerson(userAgent: string): boolean {
  const agent = userAgent.slice(0, AGENT_LENGTH)
  return agent.trim() !== '' && !isbot(agent)
}

/** 128 bits that cannot be reversed without the salt. */
const keyed = (salt: Buffer, ...parts: string[]): string =>
  createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 22)

export const networkNumber = (salt: Buffer, address: string): string =>
  keyed(salt, 'network', clientNetwork(address))

export const visitorNumber = (salt: Buffer, address: string, userAgent: string): string =>
  keyed(salt, 'visitor', clientNetwork(address), userAgent.slice(0, AGENT_LENGTH))
