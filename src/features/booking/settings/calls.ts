import * as z from 'zod/mini'
import { type MeetingKind, meetingKindNames, meetingUrlRefusal } from '../meeting/rules'

const callRefusals = { kind: 'Choose how calls take place.' }

interface CallSettings {
  meetingKind: MeetingKind
  meetingUrl: string | null
}

/** How calls take place, as part of the calendar settings. */
export const callSettings = {
  meetingKind: z.enum(meetingKindNames, { error: callRefusals.kind }),
  meetingUrl: z.nullable(z.string()),
  confirmAutomatically: z.boolean(),
}

/** The errors in fields that depend on each other. */
export function callIssues({ meetingKind, meetingUrl }: CallSettings): { field: string; message: string }[] {
  const link = meetingUrlRefusal(meetingKind, meetingUrl)
  return link ? [{ field: 'meetingUrl', message: link }] : []
}
