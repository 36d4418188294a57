import type { CollectionAfterChangeHook } from 'payload'
import { keepBusyCalendars } from '@/features/calendar/feeds/mutations'
import { asSite } from '@/lib/db/local-api'
import type { Host } from '@/payload-types'

/** Those of a host who is switched off are no longer read. */
export const keepHostCalendars: CollectionAfterChangeHook<Host> = async ({ doc, req }) => {
  const { busyCalendars, isActive } = await req.payload.findByID({
    collection: 'hosts',
    id: doc.id,
    ...asSite(req),
  })
  await keepBusyCalendars(req, isActive ? (busyCalendars ?? []) : [], doc.id)
  return doc
}
