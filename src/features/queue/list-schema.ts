import * as z from 'zod/mini'
import { isCalendarDate } from '../../lib/time/calendar-date'
import { programList } from '../../lib/validation/cursor-query'
import { filterBy, listQuery, sortBy } from '../../lib/validation/list-query'
import { isUuid } from '../../lib/validation/uuid'
import { workKinds, workStatuses } from './rules'

const isDay = (text: string) => isCalendarDate(text) && text.startsWith('20')
const isAssignee = (text: string) => text === 'me' || text === 'unassigned' || isUuid(text)

const day = z.catch(z.optional(z.string().check(z.refine(isDay))), undefined)

const statuses = [...workStatuses, 'open'] as const

/** The queue's query parameters. `from` and `to` are days of the business zone on which work came in. */
export const workListSchema = z.object({
  ...listQuery,
  kind: filterBy(workKinds),
  status: filterBy(statuses),
  assignee: z.catch(z.optional(z.string().check(z.refine(isAssignee))), undefined),
  from: day,
  to: day,
  sort: sortBy(['-created', 'created', '-changed', 'changed', 'name', '-name', 'status', '-status']),
})

export type WorkListQuery = z.output<typeof workListSchema>

const asked = (isValid: (text: string) => boolean, error: string, described: z.core.GlobalMeta) =>
  z.optional(z.string().check(z.refine(isValid, { error }), z.meta(described)))
const askedDay = (label: string) =>
  asked(isDay, `${label} must be a real day, written YYYY-MM-DD`, { format: 'date' })

/** The same for programs, the newest first. Wrong values are refused. */
export const workAskedSchema = z.object({
  ...programList(isUuid, '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'),
  kind: z.optional(z.enum(workKinds, { error: `Kind must be one of ${workKinds.join(', ')}` })),
  status: z.optional(z.enum(statuses, { error: `Status must be one of ${statuses.join(', ')}` })),
  assignee: asked(isAssignee, 'Assignee must be me, unassigned or an id', { examples: ['me', 'unassigned'] }),
  from: askedDay('From'),
  to: askedDay('To'),
})

export type WorkAsked = z.output<typeof workAskedSchema>
