import type { ReactNode } from 'react'
import type { Column, DataRow } from '@/admin/ui/data-table'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { FactCode, StatusOf, Time, type Tone } from '@/admin/ui/values'
import { SiteLink } from '@/components/ui/site-link'
import type { EventCategory, EventSeverity, EventState, EventType } from '@/features/security/event-kinds'
import type { EventPeriod } from '@/features/security/events/period'
import type { ListedEvent } from '@/features/security/events/queries'
import { nameInWords } from '@/lib/text/name-in-words'
import { HandledButton } from './event-actions'
import { addressText, eventFacts, whoOf } from './event-facts'
import { eventsAddress } from './shown-events'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'event', label: 'Event' },
  { key: 'severity', label: 'Severity', plain: true },
  { key: 'category', label: 'Category', plain: true },
  { key: 'type', label: 'Type', from: 'xl' },
  { key: 'times', label: 'Count', numeric: true, from: 'lg' },
  { key: 'time', label: 'Time', plain: true, numeric: true },
]

/** What was asked for. It tells events of one person and minute apart. */
const askedFor = ({ details }: ListedEvent): string | undefined => {
  const { form, path } = details ?? {}
  if (typeof form === 'string') return nameInWords(form)
  return typeof path === 'string' ? path : undefined
}

const fromText = ([first, ...more]: string[]) =>
  first && `${addressText(first)}${more.length > 0 ? ` and ${more.length} more` : ''}`

export const eventRow = (event: ListedEvent): DataRow => ({
  id: event.id,
  version: event.createdAt,
  title: event.message,
  note: [whoOf(event), fromText(addressesOf(event)), askedFor(event)].filter(Boolean).join(', ') || null,
  cells: {
    severity: <Severity {...event} />,
    category: categories[event.category],
    type: types[event.type],
    times: event.times,
    time: <Time at={event.createdAt} />,
  },
})

export const severities: Record<EventSeverity, { tone: Tone; label: string }> = {
  critical: { tone: 'bad', label: 'Critical' },
  high: { tone: 'waiting', label: 'High' },
  medium: { tone: 'done', label: 'Medium' },
  low: { tone: 'neutral', label: 'Low' },
}

export const categories: Record<EventCategory, string> = {
  auth: 'Sign-in',
  input: 'Forms',
  access: 'Permissions',
  csrf: 'Other websites',
  rate_limit: 'Limits',
  system: 'System',
}

export const states: Record<EventState, string> = {
  open: 'To handle (critical and high)',
  handled: 'Handled',
}

export const types: Record<EventType, string> = {
  auth_attempt: 'Failed attempt',
  validation_error: 'Refused form',
  rate_limit_hit: 'Limit reached',
  suspicious_activity: 'Suspicious activity',
  csrf_violation: 'Request from another website',
}

export const periods: Record<EventPeriod, string> = { '1h': 'Last hour', '24h': 'Last 24 hours' }

const Severity = ({ severity, handledAt }: ListedEvent) => (
  <>
    <StatusOf state={severities[severity]} />
    {handledAt ? <span className="block text-soft text-xs">Handled</span> : null}
  </>
)

const MANY =
  'Many events came together, and each was refused. Look at their addresses and people. If it was one of you who mistyped, mark it as handled. If not, the person whose account it is sets a new password.'

const advice: Record<Exclude<EventCategory, 'auth'>, string> = {
  input: 'Nothing: the input was refused and not stored.',
  access: 'The request was refused. If the person needs access, give them the role.',
  csrf: 'The request came from another site and was refused. If a colleague meets this, check that they use the address of this site.',
  rate_limit: 'Nothing: further requests are refused until the limit ends.',
  system: 'The message names the cause. Monitoring shows how things stand now.',
}

/** `me` reads it, and may be whom it is about. */
function adviceFor(event: ListedEvent, me: string | undefined): string {
  const { category, times, userId, mistyped } = event
  const isMine = userId !== null && userId === me
  const question = isMine ? 'Was it you?' : 'Ask the person whether it was them.'
  const remedy = `If not, ${isMine ? '' : 'let them '}set a new password and turn on two-factor sign-in.`
  if (category !== 'auth') return isSum(event) ? MANY : advice[category]
  if (!isSum(event))
    return `${times > 1 ? 'This failed several times.' : 'One failed sign-in is normal. If there were more:'} ${question} ${remedy}`
  if (!userId) return MANY
  const seen = mistyped
    ? `from one network. ${isMine ? 'You have' : 'Its owner has'} used it before, and signed in from it since: the password was probably mistyped.`
    : 'and each was refused.'
  return `All of these were for one account, ${seen} ${question} If so, mark this as handled. ${remedy}`
}

const isSum = ({ severity, category }: ListedEvent) => severity === 'critical' && category !== 'system'

const addressesOf = ({ details, ipAddress }: ListedEvent): string[] => {
  const known: unknown = details?.addresses
  if (Array.isArray(known)) return known.filter((each) => typeof each === 'string')
  return ipAddress ? [ipAddress] : []
}

const Addresses = ({ addresses }: { addresses: readonly string[] }) =>
  addresses.map((address) => (
    <SiteLink key={address} href={eventsAddress({ about: address })} className="block w-fit py-1 text-link">
      {addressText(address)}
    </SiteLink>
  ))

function Advice({ event, me }: EventDetailsProps) {
  const { category, userId, person, ipAddress } = event
  const about = userId ?? ipAddress
  return (
    <>
      {adviceFor(event, me)}
      <SiteLink href={eventsAddress({ category, within: '24h' })} className="block w-fit py-1 text-link">
        {`Events of the last 24 hours: ${categories[category]}`}
      </SiteLink>
      {about ? (
        <SiteLink href={eventsAddress({ about })} className="block w-fit py-1 text-link">
          {userId ? `All events about ${person ?? 'this account'}` : `All events from ${addressText(about)}`}
        </SiteLink>
      ) : null}
    </>
  )
}

const isAlert = ({ severity }: ListedEvent) => severity === 'critical' || severity === 'high'

/** Equal events of one minute share one row. */
const repetition = ({ times, lastAt }: ListedEvent): [string, ReactNode][] =>
  times > 1
    ? [
        ['Count', `${times} within a minute`],
        ['Last time', <Time key="last" at={lastAt} show="exact" />],
      ]
    : []

type EventDetailsProps = { event: ListedEvent; me: string | undefined }

export function EventDetails({ event, me }: EventDetailsProps) {
  const { id, type, category, userId, details } = event
  const addresses = addressesOf(event)
  const facts = eventFacts(details ?? {})
  const user = userId ? <FactCode key="user">{userId}</FactCode> : !isSum(event) && 'Not signed in'
  return (
    <DetailsPanel
      id={id}
      title={event.message}
      note={<StatusOf state={severities[event.severity]} />}
      actions={
        isAlert(event) ? <HandledButton eventId={id} isHandled={event.handledAt !== null} /> : undefined
      }
    >
      <Facts
        facts={[
          ['What to do', <Advice key="advice" event={event} me={me} />],
          [
            'Handled',
            event.handledAt && (
              <span key="handled">
                By {event.handledBy ?? 'a deleted account'}, <Time at={event.handledAt} show="exact" />
              </span>
            ),
          ],
          ['Event ID', <FactCode key="id">{id}</FactCode>],
          ['Type', types[type]],
          ['Category', categories[category]],
          ['Person', whoOf(event)],
          ['Account', user],
          [
            addresses.length > 1 ? 'IP addresses, most events first' : 'IP address',
            addresses.length > 0 && <Addresses key="addresses" addresses={addresses} />,
          ],
          ['Time', <Time key="time" at={event.createdAt} show="exact" />],
          ...repetition(event),
          [
            'Details',
            facts.length > 0 ? (
              <dl key="details" className="grid gap-1.5 rounded-md bg-sunken p-3 text-xs">
                {facts.map(([label, value]) => (
                  <div key={label} className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-3">
                    <dt className="text-soft">{label}</dt>
                    <dd className="[overflow-wrap:anywhere]">{value}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              'None'
            ),
          ],
        ]}
      />
    </DetailsPanel>
  )
}
