import * as z from 'zod'
import { isCalendarDate } from '@/lib/time/calendar-date'

export const auditActions = ['INSERT', 'UPDATE', 'DELETE'] as const
export type AuditAction = (typeof auditActions)[number]

const MAX_ROWS = 500
const MAX_SEARCH = 100

/** A day of this century. The database cannot store some others. */
const isLogDay = (text: string): boolean => isCalendarDate(text) && /^20\d\d/.test(text)

const day = z
  .string()
  .refine(isLogDay, 'Must be a real day, written YYYY-MM-DD')
  .meta({ format: 'date' })
  .optional()

const wholeNumber = z.coerce
  .number('Must be a whole number')
  .int('Must be a whole number')
  .min(1, 'Must be at least 1')

export const auditQuery = z.object({
  action: z.enum(auditActions, 'Must be INSERT, UPDATE or DELETE').optional(),
  table: z
    .string()
    .regex(/^[a-z][a-z_-]{0,59}$/, 'Must be the name of a table, such as user_roles')
    .optional(),
  user: z.uuid('Must be the id of an account').optional(),
  from: day,
  to: day,
  /** Part of a record id, table, address, name or e-mail. */
  q: z.string().trim().max(MAX_SEARCH, `Must have at most ${MAX_SEARCH} characters`).optional(),
  limit: wholeNumber.max(MAX_ROWS, `Must be at most ${MAX_ROWS}`).default(100),
  before: wholeNumber.optional(),
})

export type AuditFilter = Omit<z.output<typeof auditQuery>, 'limit' | 'before'> & {
  withoutSignIns?: boolean | undefined
}
