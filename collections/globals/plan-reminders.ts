import type { GlobalAfterChangeHook } from 'payload'
import { planAllReminders } from '@/features/booking/mail/reminders'
import type { CalendarSetting } from '@/payload-types'

/** New hours hold for booked calls too. */
export const planRemindersAgain: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [wanted, before]: (CalendarSetting['reminderHours'] | undefined)[] = [
    doc.reminderHours,
    previousDoc?.reminderHours,
  ]
  const added = (wanted ?? []).filter((hours) => !before?.includes(hours))
  if (added.length > 0) await planAllReminders(req, added, new Date())
}
