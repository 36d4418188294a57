import type { PayloadRequest } from 'payload'
import { readOrUndefined } from '@/admin/read-or-undefined'
import { tabLinks } from '@/admin/super-admin/tabs'
import { waitingCounts } from '@/features/overview/waiting-counts'
import { isSuperAdmin, takesCalls } from '@/features/role/queries'

export interface PlaceLink {
  slug: string
  label: string
  href: string
  waiting?: number | undefined
}

export type Places = { main: PlaceLink[]; more: PlaceLink[] }

type CallCounts = { toConfirm?: number | undefined; outcome?: number | undefined }

const mainTabs = ['overview', 'bookings', 'people']
/** Reached from Calendar. */
const behindCalendar = 'hosts'

/** The place that is open: hosts have none of their own. */
export const placeOf = (slug: string): string => (slug === behindCalendar ? 'calendar' : slug)

function bookingsPlace(place: PlaceLink, { toConfirm = 0, outcome = 0 }: CallCounts): PlaceLink {
  const view = toConfirm > 0 ? '?view=pending' : outcome > 0 ? '?view=outcome' : ''
  return { ...place, href: `${place.href}${view}`, waiting: toConfirm + outcome }
}

const isPlace = (place: PlaceLink | undefined): place is PlaceLink => place !== undefined

export async function placesOf(req: PayloadRequest): Promise<Places> {
  const [superAdmin, seesBookings, counts] = await Promise.all([
    isSuperAdmin(req),
    takesCalls(req),
    readOrUndefined(req, () => waitingCounts(req, new Date())),
  ])
  const tab = (slug: string) => tabLinks.find((link) => link.slug === slug)
  const bookings = tab('bookings')
  const start = { slug: 'overview', label: 'Overview', href: '/admin' }
  const content = {
    slug: 'content',
    label: 'Editor',
    href: superAdmin ? '/admin' : '/admin/collections/blogs',
  }
  const main = [
    superAdmin ? tab('overview') : start,
    bookings && seesBookings ? bookingsPlace(bookings, counts ?? {}) : undefined,
    { slug: 'queue', label: 'Inbox', href: '/admin/queue', waiting: counts?.queue },
    superAdmin ? tab('people') : undefined,
    content,
  ].filter(isPlace)
  return {
    main,
    more: superAdmin
      ? tabLinks.filter(({ slug }) => !mainTabs.includes(slug) && slug !== behindCalendar)
      : [],
  }
}
