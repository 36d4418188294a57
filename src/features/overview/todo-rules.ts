import type { BackupState } from '@/features/backup/rules'
import type { MeetingKind } from '@/features/booking/meeting/rules'
import { queueAddress } from '@/features/queue/list-address'
import { isSeededAddress } from '@/features/site/seeded-address'

const kinds = [
  {
    id: 'toConfirm',
    one: 'booking to confirm',
    many: 'bookings to confirm',
    action: 'Confirm bookings',
    href: '/super-admin/bookings?view=pending',
  },
  {
    id: 'handover',
    one: 'call to hand over',
    many: 'calls to hand over',
    action: 'Hand over calls',
    href: '/super-admin/bookings?view=handover',
  },
  {
    id: 'outcome',
    one: 'past call without an outcome',
    many: 'past calls without an outcome',
    action: 'Enter outcomes',
    href: '/super-admin/bookings?view=outcome',
  },
  {
    id: 'withoutLink',
    one: 'confirmed call without a link to join',
    many: 'confirmed calls without a link to join',
    action: 'Set links',
    href: '/super-admin/bookings?view=upcoming&link=missing',
  },
  {
    id: 'inquiries',
    one: 'new inquiry',
    many: 'new inquiries',
    action: 'Answer inquiries',
    href: queueAddress({ kind: 'inquiry', status: 'new' }),
  },
  {
    id: 'registrations',
    one: 'new registration',
    many: 'new registrations',
    action: 'Open registrations',
    href: queueAddress({ kind: 'registration', status: 'new' }),
  },
  {
    id: 'steps',
    one: 'next step due',
    many: 'next steps due',
    action: 'See what is due',
    href: '/admin/queue?view=due',
  },
  {
    id: 'failedJobs',
    one: 'email or job that failed for good',
    many: 'emails or jobs that failed for good',
    action: 'See failures',
    href: '/super-admin/monitoring#stuck-jobs',
  },
  {
    id: 'legalPages',
    one: 'legal page with gaps',
    many: 'legal pages with gaps',
    action: 'Finish legal pages',
    href: '/admin/collections/legal-pages',
  },
  {
    id: 'drafts',
    one: 'article draft',
    many: 'article drafts',
    action: 'Open drafts',
    href: '/super-admin/blogs?status=draft',
  },
  {
    id: 'plans',
    one: 'scheduled publication',
    many: 'scheduled publications',
    action: 'See the schedule',
    href: '/admin',
  },
] as const satisfies readonly Record<'id' | 'one' | 'many' | 'action' | 'href', string>[]

/** How much waits, of each kind. */
export type Waiting = Record<(typeof kinds)[number]['id'], number>

export type Todo = ReturnType<typeof todos>[number]

export const todos = (counts: Waiting) =>
  kinds
    .filter(({ id }) => counts[id] > 0)
    .map(({ id, one, many, action, href }) => ({
      id,
      action,
      href,
      count: counts[id],
      label: counts[id] === 1 ? one : many,
    }))

export interface SetupStep {
  id: 'notices' | 'second-factor' | 'company' | 'hours' | 'meeting' | 'mail' | 'backup'
  label: string
  action: string
  href: string
}

const steps: Record<SetupStep['id'], Omit<SetupStep, 'id'>> = {
  notices: {
    label: 'Choose the address that gets notices about bookings and registrations.',
    action: 'Set the address',
    href: '/super-admin/calendar',
  },
  'second-factor': {
    label: 'Protect your own account with a second factor.',
    action: 'Set it up',
    href: '/dashboard#two-factor',
  },
  company: {
    label: 'Enter the name and address of your company. Legal pages use them.',
    action: 'Enter company data',
    href: '/admin/globals/site-settings',
  },
  hours: {
    label: 'Check the hours in which visitors can book.',
    action: 'Check the hours',
    href: '/super-admin/calendar',
  },
  meeting: {
    label:
      'Choose how calls take place. Without Google Calendar, you add the link to each video call. Visitors get it before the call.',
    action: 'Choose',
    href: '/super-admin/calendar',
  },
  mail: {
    label: 'Send a test email to check that the mail server accepts emails from this site.',
    action: 'Send a test email',
    href: '/super-admin/monitoring#mail',
  },
  backup: {
    label: 'Make a backup each day: run "npm run backup" on the server.',
    action: 'See the state',
    href: '/super-admin/monitoring',
  },
}

/** Google Meet needs Google. 'later' is what a new site begins with, until someone saves the settings. */
export function isMeetingChosen(
  kind: MeetingKind,
  { hasGoogle, isSaved }: { hasGoogle: boolean; isSaved: boolean },
): boolean {
  if (kind === 'google_meet') return hasGoogle
  return kind !== 'later' || isSaved
}

interface SetupState {
  noticeAddress: string | null | undefined
  secondFactor: boolean
  companyName: string | null | undefined
  hoursSaved: boolean
  /** Visitors learn how to join their call. */
  meetingChosen: boolean
  testMail: boolean
  backup: BackupState
}

export function stepsLeft(state: SetupState): SetupStep[] {
  const done: Record<SetupStep['id'], boolean> = {
    notices: Boolean(state.noticeAddress) && !isSeededAddress(state.noticeAddress),
    'second-factor': state.secondFactor,
    company: Boolean(state.companyName),
    hours: state.hoursSaved,
    meeting: state.meetingChosen,
    mail: state.testMail,
    backup: state.backup === 'ok',
  }
  return (Object.keys(steps) as SetupStep['id'][])
    .filter((id) => !done[id])
    .map((id) => ({ id, ...steps[id] }))
}
