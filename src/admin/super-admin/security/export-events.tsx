'use client'

import { bodyOf } from '@/admin/ui/body-of'
import { ExportButton } from '@/admin/ui/export-button'
import { periodStart } from '@/features/security/events/period'
import type { ListedEvent } from '@/features/security/events/queries'
import { send } from '@/lib/http/send'
import type { ShownEvents } from './shown-events'

type Exported = { docs: ListedEvent[]; totalDocs: number }

const MOST = 1000

/** GET /api/security-events: what is filtered, the newest thousand, as a JSON file. */
export function ExportEvents({ within, ...filter }: ShownEvents) {
  const query = () => {
    const since = within && periodStart(within, new Date()).toISOString()
    const said = Object.entries({ ...filter, since }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    )
    return new URLSearchParams([['limit', String(MOST)], ...said])
  }
  return (
    <ExportButton<Exported>
      fileName="security-events"
      format="json"
      load={() => send(`/api/security-events?${query()}`, { method: 'GET', read: bodyOf<Exported> })}
      write={({ docs }) => JSON.stringify(docs, null, 2)}
    />
  )
}
