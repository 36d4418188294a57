import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import type { calendars } from './answers'
import type { Owner } from './connection/owner'
import { withGoogle } from './connection/tokens'
import { readCalendarPage } from './google/answers'

export type ListedCalendar = z.output<typeof calendars>['calendars'][number]

const MOST_PAGES = 10

/** All calendars of the account, its own first. @throws GoogleFailure */
export async function listCalendars(payload: Payload, owner: Owner = null): Promise<ListedCalendar[]> {
  const found: ListedCalendar[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const at = pageToken
    const { listed, nextPageToken } = await withGoogle(payload, owner, async (google) => {
      const { data } = await google.calendarList.list({ maxResults: 250, ...(at ? { pageToken: at } : {}) })
      return readCalendarPage(data)
    })
    for (const { id, summary, summaryOverride, primary, accessRole } of listed) {
      const writable = accessRole === 'owner' || accessRole === 'writer'
      found.push({ id, name: summaryOverride ?? summary ?? id, primary: primary ?? false, writable })
    }
    pageToken = nextPageToken ?? undefined
    if (!pageToken || pageToken === at) break
  }
  return found.sort(
    (one, other) => Number(other.primary) - Number(one.primary) || one.name.localeCompare(other.name),
  )
}
