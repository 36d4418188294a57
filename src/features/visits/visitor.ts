import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { clientNetwork } from '@/lib/http/client-network'

/** A visitor of one day as two numbers that say nothing about them: 22 characters each. */
export interface Visitor {
  network: string
  visitor: string
}

/** Longer user agents distinguish no more visitors and cost time. */
const AGENT_LENGTH = 300

/** Whether a person seems to be behind this user agent: it is there, and no robot's. */
export function isPerson(userAgent: string): boolean {
  const agent = userAgent.slice(0, AGENT_LENGTH)
  return agent.trim() !== '' && !isbot(agent)
}

/** 128 bits that cannot be reversed without the salt. */
const keyed = (salt: Buffer, ...parts: string[]): string =>
  createHmac('sha256', salt).update(parts.join('\n')).digest('base64url').slice(0, 22)

/** The network of an address, as it is counted on the day of this salt. */
export const networkNumber = (salt: Buffer, address: string): string =>
  keyed(salt, 'network', clientNetwork(address))

/** A person on the day of this salt: a network and a browser in it. */
export const visitorNumber = (salt: Buffer, address: string, userAgent: string): string =>
  keyed(salt, 'visitor', clientNetwork(address), userAgent.slice(0, AGENT_LENGTH))
