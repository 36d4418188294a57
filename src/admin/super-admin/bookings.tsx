import { SubjectWork } from '@/admin/queue/subject-work'
import { readOrUndefined } from '@/admin/read-or-undefined'
import { List } from '@/admin/ui/list'
import { WaitingTab } from '@/admin/ui/skeletons'
import { TabLoadError } from '@/admin/ui/tab-load-error'
import { activeTypeNames } from '@/features/booking/call-type/queries'
import { bookingDetails } from '@/features/booking/desk/details'
import { feedState } from '@/features/booking/desk/feed'
import { bookingFigures } from '@/features/booking/desk/figures'
import { readDeskQuery } from '@/features/booking/desk/filter'
import { bookingHistory } from '@/features/booking/desk/history'
import { deskBookings } from '@/features/booking/desk/list'
import { editableSettings } from '@/features/booking/settings/editable'
import { workOnSubject } from '@/features/queue/subject-work'
import { BookProvider } from './bookings/book-provider'
import { BookingDetails, MissingBooking } from './bookings/booking-details'
import { DeskTypesProvider } from './bookings/desk-types'
import { Head } from './bookings/head'
import { ListView } from './bookings/list-view'
import { shownWeek } from './bookings/shown-week'
import { WeekView } from './bookings/week-view'
import type { Tab, TabProps } from './tab'

async function panelOf({ req, base, search }: TabProps, zone: string) {
  const { open } = search
  if (!open) return null
  const [booking, history] = await Promise.all([
    bookingDetails(req.payload, open),
    bookingHistory(req.payload, open),
  ])
  if (!booking) return <MissingBooking id={open} history={history} zone={zone} />
  const subject = { kind: 'booking', id: booking.id } as const
  const work = (
    <SubjectWork subject={subject} viewerId={req.user?.id ?? ''} {...(await workOnSubject(req, subject))} />
  )
  return <BookingDetails booking={booking} history={history} zone={zone} base={base} work={work} />
}

async function read(props: TabProps, zone: string) {
  const { req, search } = props
  const now = new Date()
  const asked = readDeskQuery(search)
  const [figures, feed, types, week, found, panel] = await Promise.all([
    bookingFigures(req.payload, now),
    feedState(req.payload),
    activeTypeNames(req),
    search.view === 'week' ? shownWeek(req, { week: search.week, type: search.type, now }) : undefined,
    search.view === 'week' ? undefined : deskBookings(req.payload, asked, now),
    panelOf(props, zone),
  ])
  return { asked, figures, feed, types, week, found, panel }
}

function Unread({ children }: { children: string }) {
  return (
    <TabLoadError title="Bookings" every={30}>
      {children}
    </TabLoadError>
  )
}

/** The booking desk: lists or a week, and the details of one booking. */
async function Bookings(props: TabProps) {
  const { req, base, search } = props
  const address = { base, search }
  const settings = await readOrUndefined(req, () => editableSettings(req))
  if (!settings) return <Unread>Failed to load calendar settings</Unread>
  const desk = await readOrUndefined(req, () => read(props, settings.timezone))
  if (!desk) return <Unread>Failed to load bookings</Unread>
  const { asked, figures, feed, types, week, found, panel } = desk
  const shown = types.find(({ slug }) => slug === search.type)?.slug
  return (
    <DeskTypesProvider types={types} shown={shown}>
      <BookProvider address={address}>
        <Head base={base} figures={figures} settings={settings} feedSince={feed.since} />
        <List address={address} panel={panel}>
          {week ? <WeekView week={week} figures={figures} settings={settings} /> : null}
          {found ? <ListView address={address} asked={asked} found={found} figures={figures} /> : null}
        </List>
      </BookProvider>
    </DeskTypesProvider>
  )
}

export const bookings: Tab = {
  slug: 'bookings',
  label: 'Bookings',
  Waiting: () => <WaitingTab title="Bookings" stats={4} />,
  View: Bookings,
}
