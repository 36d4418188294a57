import * as z from 'zod/mini'
import { meetingKindNames, meetingUrlRefusal } from '../meeting/rules'

export const callRefusals = {
  kind: 'Choose how calls take place.',
  reminders: 'Reminders are 1 to 3 different whole numbers of hours from 1 to 168.',
}

const MOST_REMINDERS = 3
const LONGEST_REMINDER = 168

export const areReminderHours = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_REMINDERS &&
  new Set(value).size === value.length &&
  value.every((hours) => Number.isInteger(hours) && hours >= 1 && hours <= LONGEST_REMINDER)

export const callSettings = {
  meetingKind: z.enum(meetingKindNames, { error: callRefusals.kind }),
  meetingUrl: z.nullable(z.string()),
  confirmAutomatically: z.boolean(),
  reminderHours: z.custom<number[]>(areReminderHours, { error: callRefusals.reminders }),
}

export function linkRefusal({
  meetingKind,
  meetingUrl,
}: Record<'meetingKind' | 'meetingUrl', string | null>) {
  const message = meetingUrlRefusal(meetingKind, meetingUrl)
  return message ? { field: 'meetingUrl', message } : null
}
