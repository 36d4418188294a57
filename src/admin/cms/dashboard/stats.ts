import type { Stat } from '@/admin/ui/stat-cards'
import type { EditorDesk } from '@/features/editor-desk/queries'
import { queueAddress } from '@/features/queue/list-address'
import { listAddress } from '../list-address'

/** The figures of the dashboard, each with the list that it counts. */
export function deskStats({
  drafts,
  inquiries,
  views,
  legal,
  calls,
  seesBookings,
  registrations,
}: EditorDesk): Stat[] {
  const registered: Stat[] =
    registrations === null
      ? []
      : [
          {
            label: 'New registrations',
            value: registrations,
            note: registrations > 0 ? 'waiting for an answer' : 'from invited clients',
            href: queueAddress({ kind: 'registration', status: 'new' }),
          },
        ]
  return [
    {
      label: 'New inquiries',
      value: inquiries.ever ? inquiries.count : null,
      note:
        inquiries.count > 0
          ? 'waiting for an answer'
          : inquiries.ever
            ? 'all have an owner'
            : 'from the contact form',
      href: queueAddress({ kind: 'inquiry', status: 'new' }),
    },
    ...registered,
    {
      label: 'Drafts',
      value: drafts.count,
      note: 'articles only editors can see',
      href: listAddress('blogs', 'status', 'draft'),
    },
    {
      label: 'Views this week',
      value: views.total,
      note: 'last 7 days, each reader once an article',
      href: '/admin/collections/blogs?sort=-viewCount',
    },
    {
      label: 'Calls ahead',
      value: calls.count,
      note: 'pending or confirmed, next 7 days',
      href: seesBookings ? '/super-admin/bookings' : '/admin/collections/bookings?sort=-bookingDatetime',
    },
    {
      label: 'Legal pages to finish',
      value: legal.length,
      note: 'with gaps in square brackets',
      href: listAddress('legal-pages'),
    },
  ]
}
