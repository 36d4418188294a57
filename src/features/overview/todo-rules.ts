import type { MeetingKind } from '@/features/booking/meeting/rules'
import { queueAddress } from '@/features/queue/list-address'

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

const steps = [
  {
    id: 'notices',
    label: 'Choose the address that gets notices about bookings and registrations.',
    action: 'Set the address',
    href: '/super-admin/calendar',
  },
  {
    id: 'second-factor',
    label: 'Protect your own account with a second factor.',
    action: 'Set it up',
    href: '/dashboard#two-factor',
  },
  {
    id: 'company',
    label: 'Enter the name and address of your company. Legal pages use them.',
    action: 'Enter company data',
    href: '/admin/globals/site-settings',
  },
  {
    id: 'hours',
    label: 'Check the hours in which visitors can book.',
    action: 'Check the hours',
    href: '/super-admin/calendar',
  },
  {
    id: 'meeting',
    label:
      'Choose how calls take place. Without Google Calendar, you add the link to each video call. Visitors get it before the call.',
    action: 'Choose',
    href: '/super-admin/calendar',
  },
  {
    id: 'mail',
    label: 'Send a test email to check that the mail server accepts emails from this site.',
    action: 'Send a test email',
    href: '/super-admin/monitoring#mail',
  },
  {
    id: 'backup',
    label: 'Make a backup each day: run "npm run backup" on the server.',
    action: 'See the state',
    href: '/super-admin/monitoring',
  },
] as const satisfies readonly Record<'id' | 'label' | 'action' | 'href', string>[]

/** Google Meet needs Google. 'later' is what a new site begins with, until someone saves the settings. */
export function isMeetingChosen(
  kind: MeetingKind,
  { hasGoogle, isSaved }: { hasGoogle: boolean; isSaved: boolean },
): boolean {
  if (kind === 'google_meet') return hasGoogle
  return kind !== 'later' || isSaved
}

export type SetupStep = (typeof steps)[number]

export const stepsLeft = (done: Readonly<Record<SetupStep['id'], boolean>>): SetupStep[] =>
  steps.filter(({ id }) => !done[id])
