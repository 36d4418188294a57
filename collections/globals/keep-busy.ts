import type { GlobalAfterChangeHook } from 'payload'
import { keepBusyCalendars } from '@/features/calendar/feeds/mutations'

export const keepBusy: GlobalAfterChangeHook = async ({ req }) => {
  const { busyCalendars } = await req.payload.findGlobal({
    slug: 'calendar-settings',
    depth: 0,
    overrideAccess: true,
    req,
  })
  await keepBusyCalendars(req, busyCalendars ?? [])
}
