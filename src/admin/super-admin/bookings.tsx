import { LeadSection } from '@/admin/queue/lead-section'
import { ReplyButton } from '@/admin/queue/reply-dialog'
import { StepSection } from '@/admin/queue/step-section'
import { SubjectNotes } from '@/admin/queue/subject-notes'
import { readOrUndefined } from '@/admin/read-or-undefined'
import { List } from '@/admin/ui/list'
import { PageHeader, RefreshButton, TabLoadError } from '@/admin/ui/page-header'
import { StatCards } from '@/admin/ui/stat-cards'
import { activeTypeNames } from '@/features/booking/call-type/queries'
import { feedState } from '@/features/booking/desk/feed'
import { readDeskQuery } from '@/features/booking/desk/filter'
import type { DeskView } from '@/features/booking/desk/filter-schema'
import { handOverChoices } from '@/features/booking/desk/hand-over'
import { assigneesIn, bookingHistory } from '@/features/booking/desk/history'
import {
  type BookingFigures,
  bookingDetails,
  bookingFigures,
  deskBookings,
} from '@/features/booking/desk/queries'
import { hostLoads, hostOfUser } from '@/features/booking/host/settings'
import { type EditableSettings, editableSettings } from '@/features/booking/settings/editable'
import { currentRules } from '@/features/booking/settings/queries'
import { blocksTime } from '@/features/booking/status'
import { currencyOf } from '@/features/lead/queries'
import { workOnSubject } from '@/features/queue/subject-work'
import { callTakers } from '@/features/queue/team'
import { isSuperAdmin } from '@/features/role/queries'
import { allOf } from '@/lib/all-of'
import { hasMailServer } from '@/lib/mail/mail-server'
import { BookButton, BookProvider } from './bookings/book-provider'
import { BookingDetails, MissingBooking } from './bookings/booking-details'
import { KeepView } from './bookings/desk-filters'
import { DeskRightsProvider } from './bookings/desk-rights'
import { FeedDialog, type FeedStates } from './bookings/feed-dialog'
import { ListView } from './bookings/list-view'
import { shownWeek } from './bookings/shown-week'
import { WeekView } from './bookings/week-view'
import { SettingsDialog } from './calendar/settings-form'
import type { Tab, TabProps } from './tab'

interface HeadProps {
  base: string
  figures: BookingFigures
  settings: EditableSettings | undefined
  feeds: FeedStates
}

function Head({ base, figures, settings, feeds }: HeadProps) {
  const { upcoming, pending, completed, total } = figures
  const stats = [
    { label: 'Upcoming', value: upcoming, note: 'confirmed, in the future', view: 'upcoming' },
    { label: 'Pending', value: pending, note: 'waiting for an answer', view: 'pending' },
    { label: 'Completed', value: completed, note: 'all time', view: 'all&status=completed' },
    { label: 'Total', value: total, note: 'with any status', view: 'all' },
  ]
  return (
    <>
      <PageHeader
        title="Bookings"
        actions={
          <>
            <RefreshButton every={30} />
            <FeedDialog feeds={feeds} />
            {settings ? <SettingsDialog settings={settings} /> : null}
            <BookButton />
          </>
        }
      >
        {settings
          ? 'Calls that visitors have booked, and calls that you book for them.'
          : 'Calls that visitors have booked. You can confirm and move them, and enter their outcome.'}
      </PageHeader>
      <StatCards
        label="Bookings"
        stats={stats.map(({ view, ...stat }) => ({ ...stat, href: `${base}?view=${view}` }))}
      />
    </>
  )
}

async function panelOf({ req, base, search }: TabProps, zone: string, mayManage: boolean) {
  const { open } = search
  if (!open) return null
  const booking = await bookingDetails(req, open)
  const history = await bookingHistory(req.payload, open, booking?.email)
  const [team, currency, choices] = await Promise.all([
    assigneesIn(req.payload, history),
    currencyOf(req),
    booking && blocksTime(booking.status) && Date.parse(booking.start) > Date.now()
      ? handOverChoices(req, booking, new Date())
      : [],
  ])
  if (!booking) return <MissingBooking id={open} {...{ history, zone, team, currency }} />
  const mine = mayManage || !req.user ? undefined : await hostOfUser(req, req.user.id)
  const mayGive = mayManage || (mine !== undefined && mine.id === booking.host?.id)
  const subject = { kind: 'booking', id: booking.id } as const
  const { name, company, email, message } = booking
  const addressee = { name, company, email }
  const { replyForm, lead, hasProject, notes, ...work } = await workOnSubject(req, subject, addressee)
  return (
    <BookingDetails
      {...{ booking, history, zone, team, currency, base, mayManage }}
      write={
        <>
          <ReplyButton
            key={`${booking.id} mail`}
            item={{ ...subject, ...addressee, message }}
            replyForm={replyForm}
          />
          {replyForm.delivers ? null : (
            <p className="text-soft text-sm">
              No mail server is connected: emails about this call are stored, not sent.
            </p>
          )}
        </>
      }
      stage={<LeadSection {...{ subject, addressee, hasProject, lead, currency }} />}
      work={
        <>
          <StepSection key={booking.id} subject={subject} viewerId={req.user?.id ?? ''} {...work} />
          <SubjectNotes subject={subject} notes={notes} />
        </>
      }
      isAhead={blocksTime(booking.status) && Date.parse(booking.end) > Date.now()}
      handOver={mayGive ? choices : []}
    />
  )
}

function firstView({ total, ...views }: BookingFigures): DeskView {
  const full = (['upcoming', 'pending', 'handover', 'outcome'] as const).find((view) => views[view] > 0)
  return full ?? (total > 0 ? 'all' : 'upcoming')
}

async function read(props: TabProps, { zone, mayManage }: { zone: string; mayManage: boolean }) {
  const { req, base, search } = props
  const now = new Date()
  const me = req.user?.id ?? ''
  const figures = await bookingFigures(req.payload, now)
  const view = search.view ?? firstView(figures)
  const asked = readDeskQuery({ ...search, view })
  // The links to other views leave these behind.
  const { status: _, link: __, ...among } = asked
  const { hosts, team, currency, types, ...shown } = await allOf({
    counts: bookingFigures(req.payload, now, among),
    hosts: hostLoads(req, now),
    team: callTakers(req),
    currency: currencyOf(req),
    types: activeTypeNames(req),
    feeds: allOf({
      all: mayManage ? feedState(req.payload, null) : undefined,
      own: feedState(req.payload, me),
    }),
    week:
      search.view === 'week'
        ? shownWeek(req, { week: search.week, type: search.type, host: asked.host, mayBook: mayManage, now })
        : undefined,
    listed: view === 'week' ? undefined : deskBookings(req.payload, asked, now),
    panel: panelOf(props, zone, mayManage),
  })
  return {
    ...shown,
    address: { base, search: { ...search, view } },
    asked,
    figures,
    rights: {
      mayManage,
      me,
      team,
      currency,
      delivers: hasMailServer(),
      hosts: hosts.map(({ id, name, user }) => ({ id, name, isMine: user === me })),
      types,
      shown: types.find(({ slug }) => slug === search.type)?.slug,
    },
  }
}

async function Bookings(props: TabProps) {
  const { req, base, search } = props
  const setting = await readOrUndefined(req, async () => {
    const [{ timezone: zone }, mayManage] = await Promise.all([currentRules(req.payload), isSuperAdmin(req)])
    return { zone, mayManage, settings: mayManage ? await editableSettings(req) : undefined }
  })
  if (!setting) return <TabLoadError title="Bookings">Failed to load calendar settings</TabLoadError>
  const desk = await readOrUndefined(req, () => read(props, setting))
  if (!desk) return <TabLoadError title="Bookings">Failed to load bookings</TabLoadError>
  const { address, asked, figures, counts, rights, feeds, week, listed, panel } = desk
  const { settings } = setting
  return (
    <DeskRightsProvider rights={rights}>
      <BookProvider address={address}>
        <Head base={base} figures={figures} settings={settings} feeds={feeds} />
        <List address={address} panel={panel}>
          {search.view ? null : <KeepView view={asked.view} />}
          {week ? <WeekView week={week} figures={figures} settings={settings} /> : null}
          {listed ? <ListView {...{ address, asked, listed, figures, counts }} /> : null}
        </List>
      </BookProvider>
    </DeskRightsProvider>
  )
}

export const bookings: Tab = { label: 'Bookings', stats: 4, content: Bookings }
