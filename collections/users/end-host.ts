import type { CollectionBeforeDeleteHook } from 'payload'
import { hostOfUser } from '@/features/booking/host/settings'
import { disconnect } from '@/features/calendar/connection/mutations'
import { asSite } from '@/lib/db/local-api'

/** A host whose account is deleted takes no calls. What is private goes; the name stays with their calls. */
export const endHost: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const host = await hostOfUser(req, String(id))
  if (!host) return
  await disconnect(req, host.id)
  const nothing = { phone: null, meetingUrl: null, busyCalendars: [], daysOff: [], weeklyHours: [] }
  await req.payload.update({
    collection: 'hosts',
    id: host.id,
    data: { ...nothing, isActive: false },
    ...asSite(req),
  })
}
