import type { SearchValues } from '@/admin/ui/list-address'
import type { EventPeriod } from '@/features/security/events/period'
import type { EventFilter } from '@/features/security/events/queries'

const base = '/super-admin/security'

export type ShownEvents = Omit<EventFilter, 'since'> & { within?: EventPeriod | undefined }

export const eventsAddress = (shown: ShownEvents): string =>
  `${base}?${new URLSearchParams(Object.entries(shown).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

export const isShown = (shown: ShownEvents, search: SearchValues): boolean =>
  (['severity', 'category', 'type', 'state', 'about', 'within'] as const).every(
    (name) => (shown[name] ?? '') === (search[name] ?? ''),
  )
