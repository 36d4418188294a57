import { exactTime } from '@/admin/ui/time-text'
import type { HistoryEntry } from '@/features/booking/desk/history'

const mails: Record<string, string> = {
  received: 'Email about the request',
  confirmed: 'Confirmation',
  rebooked: 'Email that the call is on again',
  cancelled: 'Cancellation',
  rescheduled: 'Email about the new time',
  link_changed: 'Email about the link',
  reminder: 'Reminder',
  held: 'Email that asks to confirm',
  unanswered: 'Email about the missing answer',
}

const names: Record<string, string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  message: 'Message',
  answers: 'Answers',
  callType: 'Call type',
  outcomeNote: 'Note about the outcome',
  visitorTimezone: "Visitor's time zone",
  meetLink: 'Video link',
  assignee: 'Assigned to',
  visitorCancelReason: "Visitor's reason",
  teamCancelReason: 'Note to the visitor',
}

const word = (value: unknown) => (typeof value === 'string' ? value : 'none')

function differences({ before, after }: Extract<HistoryEntry, { kind: 'change' }>, zone: string): string[] {
  const changed = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
  const moved = after?.bookingDatetime
  return [
    ...(changed('status') ? [`status from ${word(before?.status)} to ${word(after?.status)}`] : []),
    ...(changed('bookingDatetime') && typeof moved === 'string'
      ? [`moved to ${exactTime(Date.parse(moved), zone)}`]
      : []),
    ...Object.entries(names).flatMap(([name, label]) => (changed(name) ? [label.toLowerCase()] : [])),
  ]
}

export function historyActor(entry: HistoryEntry): string | null {
  if (entry.kind === 'mail') return entry.recipient ? `to ${entry.recipient}` : `to the ${entry.audience}`
  const { by } = entry
  if (by.kind === 'person') return by.name || by.email || 'a deleted account'
  return by.kind === 'visitor' ? 'the visitor' : 'the site'
}

export function historyText(entry: HistoryEntry, zone: string): string {
  if (entry.kind === 'mail')
    return `${mails[entry.event] ?? `Email: ${entry.event}`} ${entry.via === 'smtp' ? 'sent' : 'stored as a file'}`
  if (entry.action === 'INSERT') return `Booked as ${word(entry.after?.status)}`
  if (entry.action === 'DELETE') return 'Deleted'
  const parts = differences(entry, zone)
  return parts.length > 0 ? `Changed: ${parts.join(', ')}` : 'Changed'
}
