import * as z from 'zod/mini'
import { outcomeSchema } from '../booking/desk/schema'
import { lostReasons } from '../queue/rules'
import { aboutSubject } from '../queue/schema'
import { MAX_VALUE, stages } from './rules'

const NO_REASON = 'Choose why it was lost'
const VALUE = 'Value must be a whole amount, such as 1,200'
const RANGE = `Value must be from 0 to ${MAX_VALUE.toLocaleString('en')}`
const MONTH = 'Month must be written YYYY-MM, such as 2027-03'

const stage = z.enum(stages, { error: 'Choose the stage' })
const lostReason = z.optional(z.enum(lostReasons, { error: NO_REASON }))

const reasoned = ({ value, issues }: z.core.ParsePayload<{ stage?: unknown; lostReason?: unknown }>) => {
  if (value.stage === 'lost' && !value.lostReason)
    issues.push({ code: 'custom', input: value, path: ['lostReason'], message: NO_REASON })
}

const worth = {
  value: z.optional(
    z.nullable(
      z.int({ error: VALUE }).check(z.minimum(0, { error: RANGE }), z.maximum(MAX_VALUE, { error: RANGE })),
    ),
  ),
  expectedMonth: z.optional(
    z.nullable(z.string({ error: MONTH }).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: MONTH }))),
  ),
}

/** The outcome of a call, with a stage that follows from it. */
export const outcomeWithStageSchema = z
  .extend(outcomeSchema, { stage: z.optional(stage), lostReason, ...worth })
  .check(reasoned)

export const leadState = z.object({
  stage,
  lostReason: z.nullable(z.enum(lostReasons)),
  value: z.nullable(z.number()),
  expectedMonth: z.nullable(z.string()),
})

/** What the caller has seen. If it is something else by now, nothing is changed. */
const seen = z.optional(leadState)

/** What is left out stays as it is. */
export const setLeadSchema = aboutSubject({ stage, lostReason, ...worth, seen }).check(reasoned)

export type SetLeadInput = z.output<typeof setLeadSchema>
