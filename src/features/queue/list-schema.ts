import * as z from 'zod/mini'
import { isCalendarDate } from '../../lib/time/calendar-date'
import { filterBy, listQuery, sortBy } from '../../lib/validation/list-query'
import { isUuid } from '../../lib/validation/uuid'
import { workKinds, workStatuses } from './rules'

const day = z.catch(
  z.optional(z.string().check(z.refine((text) => isCalendarDate(text) && text.startsWith('20')))),
  undefined,
)

/**
 * The queue's query parameters. `assignee` is 'me', an account id or 'unassigned'; `from` and `to` are days of the business
 * zone on which work came in.
 */
export const workListSchema = z.object({
  ...listQuery,
  kind: filterBy(workKinds),
  status: filterBy([...workStatuses, 'open']),
  assignee: z.catch(
    z.optional(z.string().check(z.refine((text) => text === 'me' || text === 'unassigned' || isUuid(text)))),
    undefined,
  ),
  from: day,
  to: day,
  sort: sortBy(['-created', 'created', '-changed', 'changed', 'name', '-name', 'status', '-status']),
})

export type WorkListQuery = z.output<typeof workListSchema>
