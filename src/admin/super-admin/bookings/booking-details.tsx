import type { ReactNode } from 'react'
import { ChangedMark } from '@/admin/ui/changed-mark'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { PersonLink, Status, Time } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import type { HandOverChoice } from '@/features/booking/desk/hand-over'
import type { HistoryEntry } from '@/features/booking/desk/history'
import type { BookingDetails as Details } from '@/features/booking/desk/queries'
import { meetingKinds } from '@/features/booking/meeting/rules'
import { statuses } from '@/features/booking/status'
import type { TeamMember } from '@/features/queue/team'
import { cameFrom } from '@/features/source/view'
import { clocksDiffer, longDateInZone, timeInZone, zoneLabel } from '@/lib/time/format'
import { isKnownTimeZone } from '@/lib/time/zone'
import { phoneAddress } from '@/lib/validation/phone-address'
import { readableAddress } from '@/lib/validation/readable-address'
import { EventState } from '../calendar/event-state'
import { AssigneeChoice } from './assignee-choice'
import { DetailsActions } from './booking-actions'
import { mailAddress, shownBooking } from './booking-call'
import { ContactButton, LinkButton } from './detail-button'
import { HandOver } from './hand-over'
import { historyActor, historyText } from './history-text'

type HistoryProps = { entries: readonly HistoryEntry[] } & Parameters<typeof historyText>[1]

function History({ entries, ...words }: HistoryProps) {
  return (
    <section aria-label="History" className="mt-6 border-t pt-5">
      <h3 className="mb-3 text-lg">History</h3>
      {entries.length === 0 ? (
        <p className="text-soft text-sm">Nothing is recorded yet.</p>
      ) : (
        <ol className="grid gap-3">
          {entries.map((entry) => (
            <li
              key={entry.kind === 'mail' ? `${entry.event} ${entry.messageId}` : entry.id}
              className="grid gap-0.5 border-l-2 pl-3 text-sm"
            >
              <span>{historyText(entry, words)}</span>
              <span className="text-soft text-xs">
                {historyActor(entry)}, <Time at={entry.at} show="exact" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const span = ({ start, end }: Details, zone: string) =>
  `${longDateInZone(new Date(start), zone)}\n${timeInZone(new Date(start), zone)} to ${timeInZone(new Date(end), zone)} ${zoneLabel(zone, new Date(start))}`

function visitorsTime(booking: Details, zone: string): string | null {
  const { visitorTimezone } = booking
  if (!visitorTimezone || !isKnownTimeZone(visitorTimezone)) return null
  if (!clocksDiffer(zone, visitorTimezone, new Date(booking.start))) return null
  return `${span(booking, visitorTimezone)} (${visitorTimezone.replaceAll('_', ' ')})`
}

const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={phoneAddress(phone)} className="text-link">
    {phone}
  </a>
)

/** What is true now; a link may come from Google or from the team. */
const withoutLink = (meetingKind: Details['meetingKind'], isAhead: boolean) =>
  meetingKind === 'phone' ? meetingKinds.phone : `Video call${isAhead ? ', without a link yet' : ''}`

interface BookingDetailsProps {
  booking: Details
  history: readonly HistoryEntry[]
  zone: string
  team: readonly TeamMember[]
  currency: string
  base: string
  write: ReactNode
  stage: ReactNode
  work: ReactNode
  mayManage: boolean
  /** It takes place, and is not over. */
  isAhead: boolean
  /** Whom the call can be given to. Empty if the viewer may not. */
  handOver: readonly HandOverChoice[]
}

export function BookingDetails({ booking, history, zone, team, currency, ...props }: BookingDetailsProps) {
  const { base, write, stage, work, mayManage, isAhead, handOver } = props
  const shown = shownBooking(booking)
  const { id, email, phone, status, meetLink, calendar, host, others } = booking
  const { deskTone: tone, label } = statuses[status]
  return (
    <DetailsPanel
      id={id}
      title={booking.name}
      note={
        <>
          <Status tone={tone}>{label}</Status>
          <span>
            , <Time at={booking.start} show="exact" />
          </span>
          <ChangedMark key={id} id={id} version={booking.updatedAt} />
        </>
      }
      actions={<DetailsActions key={id} booking={shown} />}
    >
      <Facts
        facts={[
          ['Message', booking.message],
          ...booking.answers.map(({ question, answer }): [string, string] => [question, answer]),
          ['Phone', phone ? <PhoneLink key="phone" phone={phone} /> : null],
          [
            'Email',
            <div key="email" className="grid justify-items-start gap-2">
              <a href={mailAddress(booking)} className="text-link">
                {readableAddress(email)}
              </a>
              {write}
            </div>,
          ],
          ['Company', booking.company],
          ['Date and time', `${span(booking, zone)} (${zone.replaceAll('_', ' ')})`],
          ['For the visitor', visitorsTime(booking, zone)],
          ["Visitor's reason for cancelling", booking.visitorCancelReason],
          ['Note to the visitor', booking.teamCancelReason],
          ['Note about the outcome', booking.outcomeNote],
        ]}
      />
      {/* Before a call its link matters most, after it the stage. */}
      {isAhead ? null : stage}
      <section aria-label="The call" className="mt-5 border-t pt-5">
        <Facts
          facts={[
            [
              'Host',
              host || handOver.length > 0 ? (
                <div key="host" className="grid justify-items-start gap-2">
                  {host?.name ?? 'The desk'}
                  {handOver.length > 0 ? <HandOver key={id} booking={shown} choices={handOver} /> : null}
                </div>
              ) : null,
            ],
            ['How the call takes place', meetLink ? null : withoutLink(booking.meetingKind, isAhead)],
            [
              'Video link',
              meetLink || (mayManage && isAhead) ? (
                <div key="link" className="grid justify-items-start gap-2">
                  {meetLink ? (
                    <a href={meetLink} rel="noreferrer" className="wrap-anywhere text-link">
                      {meetLink}
                    </a>
                  ) : null}
                  {mayManage && isAhead ? <LinkButton key={id} booking={shown} link={meetLink} /> : null}
                </div>
              ) : null,
            ],
          ]}
        />
      </section>
      {isAhead ? stage : null}
      {work}
      <section aria-label="More" className="mt-5 border-t pt-5">
        <h3 className="mb-3 text-lg">More</h3>
        <Facts
          facts={[
            ['Status', label],
            ['Call type', booking.callType],
            // The host of a call is its assignee.
            [
              'Assigned to',
              host ? null : (
                <AssigneeChoice key={`${id} assignee`} booking={shown} assignee={booking.assignee} />
              ),
            ],
            ['Person', mayManage ? <PersonLink key="person" email={email} /> : null],
            ['Google Calendar', calendar ? <EventState key="calendar" {...calendar} /> : null],
            ['Came from', booking.source && cameFrom(booking.source)],
            ['Booked', <Time key="booked" at={booking.createdAt} show="exact" />],
            [
              'Details',
              mayManage ? (
                <ContactButton key={`${id} contact`} booking={shown} company={booking.company} />
              ) : null,
            ],
            [
              'Other bookings from this address',
              others.length === 0 ? null : (
                <ul key="others" className="grid gap-1">
                  {others.map((other) => (
                    <li key={other.id}>
                      <SiteLink href={`${base}?view=all&open=${other.id}`} className="text-link">
                        <Time at={other.start} show="exact" />
                      </SiteLink>{' '}
                      {statuses[other.status].label}
                    </li>
                  ))}
                </ul>
              ),
            ],
          ]}
        />
      </section>
      <History entries={history} zone={zone} team={team} currency={currency} />
    </DetailsPanel>
  )
}

type MissingProps = Pick<BookingDetailsProps, 'history' | 'zone' | 'team' | 'currency'> & { id: string }

/** For a link to a deleted booking; its history is still known. */
export function MissingBooking({ id, history, ...words }: MissingProps) {
  return (
    <DetailsPanel id={id} title="Not found">
      <p className="text-soft">This booking does not exist. It may have been deleted.</p>
      {history.length > 0 ? <History entries={history} {...words} /> : null}
    </DetailsPanel>
  )
}
