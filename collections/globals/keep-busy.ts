import type { GlobalAfterChangeHook } from 'payload'
import { storedSettings } from '@/features/booking/settings/queries'
import { keepBusyCalendars } from '@/features/calendar/feeds/mutations'

export const keepBusy: GlobalAfterChangeHook = async ({ req }) => {
  const { busyCalendars } = await storedSettings(req.payload, req)
  await keepBusyCalendars(req, busyCalendars ?? [])
}
