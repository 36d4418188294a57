import type { ListedEvent } from '@/features/security/events/queries'

/** Whoever typed an account's address is not its holder. Events of earlier versions have only the address. */
export const whoOf = ({ person, details }: Pick<ListedEvent, 'person' | 'details'>): string | null =>
  person && (details?.signedIn === false || typeof details?.email === 'string')
    ? `Someone, with the address of ${person}`
    : (person ?? (Number(details?.accounts) > 1 ? `${details?.accounts} accounts` : null))
