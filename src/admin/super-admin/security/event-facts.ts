import { deviceName } from '@/features/account/session/view'
import type { ListedEvent } from '@/features/security/events/queries'
import { nameInWords } from '@/lib/text/name-in-words'

const names: Readonly<Record<string, string>> = {
  path: 'Address',
  origin: 'Sent from',
  fields: 'Refused fields',
  count: 'Events',
  windowMinutes: 'Within minutes',
  userAgent: 'Browser',
}

/** A request from the computer that the site runs on. */
const LOOPBACK = /^(::1|127\.\d+\.\d+\.\d+)$/

export const addressText = <Address extends string | null>(address: Address) =>
  address && LOOPBACK.test(address) ? `${address} (the server itself)` : address

function textOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((each) => textOf('', each)).join(', ')
  if (typeof value !== 'string') return JSON.stringify(value)
  if (name === 'userAgent') return deviceName(value)
  return ['rule', 'reason', 'form'].includes(name) ? nameInWords(value) : value
}

/** The panel shows these in another place: that it failed, whose account it was about, and from where. */
const elsewhere = new Set(['success', 'signedIn', 'network'])

/** What an event keeps, as labels and values. Empty values and the list of addresses, which has a place of its own, are left out. */
export const eventFacts = (details: Readonly<Record<string, unknown>>): [label: string, value: string][] =>
  Object.entries(details)
    .filter(
      ([name, value]) =>
        value !== null && !elsewhere.has(name) && !(name === 'addresses' && Array.isArray(value)),
    )
    .map(([name, value]): [string, string] => [names[name] ?? nameInWords(name), textOf(name, value)])
    .filter(([, value]) => value !== '')

/** Whoever typed an account's address is not its holder. Events of earlier versions have only the address. */
export const whoOf = ({ person, details }: Pick<ListedEvent, 'person' | 'details'>): string | null =>
  person && (details?.signedIn === false || typeof details?.email === 'string')
    ? `Someone, with the address of ${person}`
    : (person ?? (Number(details?.accounts) > 1 ? `${details?.accounts} accounts` : null))
