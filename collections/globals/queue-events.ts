import type { GlobalAfterChangeHook } from 'payload'
import { queueAll } from '@/features/calendar/push/outbox'

export const queueEvents: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.googleCalendarId && doc.googleCalendarId !== previousDoc?.googleCalendarId) await queueAll(req)
}
