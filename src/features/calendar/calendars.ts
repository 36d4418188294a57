import type { Payload } from 'payload'
import { withGoogle } from './connection/tokens'

export interface ListedCalendar {
  id: string
  name: string
  primary: boolean
  writable: boolean
}

const MOST_PAGES = 10

/** All calendars of the account, its own first. @throws GoogleFailure */
export async function listCalendars(payload: Payload): Promise<ListedCalendar[]> {
  const found: ListedCalendar[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const at = pageToken
    const { data } = await withGoogle(payload, (google) =>
      google.calendarList.list({ maxResults: 250, ...(at ? { pageToken: at } : {}) }),
    )
    for (const { id, summary, summaryOverride, primary, accessRole } of data.items ?? []) {
      if (!id) continue
      const writable = accessRole === 'owner' || accessRole === 'writer'
      found.push({ id, name: summaryOverride ?? summary ?? id, primary: primary ?? false, writable })
    }
    pageToken = data.nextPageToken ?? undefined
    if (!pageToken) break
  }
  return found.sort(
    (one, other) => Number(other.primary) - Number(one.primary) || one.name.localeCompare(other.name),
  )
}
