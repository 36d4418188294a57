import { exactTime } from '@/admin/ui/time-text'
import type { HistoryEntry } from '@/features/booking/desk/history'
import { mailName } from '@/features/booking/mail/mail-names'
import { isBookingStatus, statuses } from '@/features/booking/status'
import { leadChangeText } from '@/features/lead/rules'
import type { TeamMember } from '@/features/queue/team'
import type { ChangeActor } from '@/features/security/recorded-changes'

const names: Record<string, string> = {
  name: 'name',
  email: 'email',
  company: 'company',
  phone: 'phone',
  message: 'message',
  answers: 'answers',
  callType: 'call type',
  outcomeNote: 'note about the outcome',
  visitorTimezone: "visitor's time zone",
  meetLink: 'video link',
  visitorCancelReason: "visitor's reason",
  teamCancelReason: 'note to the visitor',
}

const statusText = (value: unknown) =>
  typeof value === 'string' && isBookingStatus(value) ? statuses[value].label : 'no status'

function differences(
  { before, after }: Exclude<HistoryEntry, { kind: 'mail' }>,
  zone: string,
  team: readonly TeamMember[],
): string[] {
  const changed = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
  const moved = after?.bookingDatetime
  const { name: assignee = 'a colleague' } = team.find(({ id }) => id === after?.assignee) ?? {}
  return [
    ...(changed('status') ? [`${statusText(after?.status)} (was ${statusText(before?.status)})`] : []),
    ...(changed('bookingDatetime') && typeof moved === 'string'
      ? [`moved to ${exactTime(Date.parse(moved), zone)}`]
      : []),
    ...(changed('assignee') ? [after?.assignee ? `assigned to ${assignee}` : 'assigned to nobody'] : []),
    ...Object.entries(names).flatMap(([name, label]) =>
      changed(name) ? [`${label} ${before?.[name] ? (after?.[name] ? 'changed' : 'removed') : 'added'}`] : [],
    ),
  ]
}

export function historyActor(entry: HistoryEntry): string | null {
  if (entry.kind === 'mail') return entry.recipient ? `to ${entry.recipient}` : `to the ${entry.audience}`
  return actorName(entry.by)
}

export function actorName(by: ChangeActor): string {
  if (by.kind === 'person') {
    const person = by.name || by.email || 'a deleted account'
    return by.key ? `${person}, ${by.key}` : person
  }
  return by.kind === 'visitor' ? 'the visitor' : 'the site'
}

interface HistoryWords {
  zone: string
  /** To whom the call was assigned. */
  team: readonly TeamMember[]
  currency: string
}

export function historyText(entry: HistoryEntry, { zone, team, currency }: HistoryWords): string {
  if (entry.kind === 'mail')
    return `${mailName(entry.event, entry.subject)} ${entry.via === 'smtp' ? 'sent' : 'stored as a file'}`
  if (entry.kind === 'stage') return leadChangeText(entry, currency)
  if (entry.action === 'INSERT') return `Booked (${statusText(entry.after?.status)})`
  if (entry.action === 'DELETE') return 'Deleted'
  const text = differences(entry, zone, team).join(', ') || 'changed'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
