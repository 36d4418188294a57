import * as z from 'zod/mini'
import { isCalendarDate } from '@/lib/time/calendar-date'
import { programList, searchText } from '@/lib/validation/cursor-query'
import { isUuid } from '@/lib/validation/uuid'
import { optional } from '../schema'
import { bookingStatuses, statusChoice } from '../status'

export const deskViews = ['upcoming', 'pending', 'outcome', 'handover', 'past', 'all'] as const
export type DeskView = (typeof deskViews)[number]

export const deskSorts = ['when', '-when', 'name', '-name', 'created', '-created'] as const
export type DeskSort = (typeof deskSorts)[number]

const MAX_QUERY = 100

export const UNASSIGNED = 'unassigned'

export const isDeskDay = (text: string): boolean => isCalendarDate(text) && /^20\d\d/.test(text)

const day = (label: string) =>
  optional(label, isDeskDay, `${label} must be a real day, written YYYY-MM-DD`).check(
    z.meta({ format: 'date' }),
  )

const isAssignee = (text: string) => text === UNASSIGNED || isUuid(text)
export const DESK = 'desk'
const isHost = (text: string) => text === DESK || isUuid(text)

export const deskFilterSchema = z.object({
  view: z._default(
    z.enum(deskViews, { error: 'View must be upcoming, pending, outcome, handover, past or all' }),
    'upcoming',
  ),
  status: z.optional(z.enum(bookingStatuses, { error: `Status must be ${statusChoice}` })),
  assignee: optional('Assignee', isAssignee, 'Assignee must be an id or unassigned').check(
    z.meta({ examples: [UNASSIGNED] }),
  ),
  host: optional('Host', isHost, 'Host must be an id or desk').check(z.meta({ examples: [DESK] })),
  link: z.optional(z.enum(['missing'], { error: 'Link must be missing' })),
  q: searchText(MAX_QUERY),
  from: day('From'),
  to: day('To'),
  madeFrom: day('Booked from'),
  madeTo: day('Booked to'),
})

const { limit, cursor } = programList(isUuid, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff')

/** At most a hundred. The cursor is the `nextCursor` of the answer before. */
export const bookingListSchema = z.extend(deskFilterSchema, { limit, cursor })
