import type { ReactNode } from 'react'
import { DetailsPanel, Facts } from '@/admin/ui/details-panel'
import { Time } from '@/admin/ui/time'
import type { ListedEvent } from '@/features/security/events/queries'
import { Severity } from './event-rows'
import { categories, types } from './event-words'

const code = 'font-mono text-xs [overflow-wrap:anywhere]'

/** Equal events of one minute share one row. */
const repetition = ({ times, lastAt }: ListedEvent): [string, ReactNode][] =>
  times > 1
    ? [
        ['Count', `${times} within a minute`],
        ['Last time', <Time key="last" at={lastAt} show="exact" />],
      ]
    : []

export function EventDetails({ event }: { event: ListedEvent }) {
  const { id, type, category, userId, person, details } = event
  return (
    <DetailsPanel id={id} title={event.message} note={<Severity severity={event.severity} />}>
      <Facts
        facts={[
          [
            'Event ID',
            <code key="id" className={code}>
              {id}
            </code>,
          ],
          ['Type', `${types[type]} (${type})`],
          ['Category', categories[category]],
          ['Person', person],
          [
            'User ID',
            userId ? (
              <code key="user" className={code}>
                {userId}
              </code>
            ) : (
              'Not signed in'
            ),
          ],
          ['IP address', event.ipAddress],
          ['Time', <Time key="time" at={event.createdAt} show="exact" />],
          ...repetition(event),
          [
            'Details',
            details ? (
              <pre key="details" className={`${code} whitespace-pre-wrap rounded-md bg-sunken p-3`}>
                {JSON.stringify(details, null, 2)}
              </pre>
            ) : (
              'None'
            ),
          ],
        ]}
      />
    </DetailsPanel>
  )
}
