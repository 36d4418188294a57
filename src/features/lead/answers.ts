import * as z from 'zod/mini'
import { errors } from '../../lib/http/answers'
import { lostReasons } from '../queue/rules'
import { stages } from './rules'

export const lead = z.object({
  lead: z.object({
    stage: z.enum(stages),
    lostReason: z.nullable(z.enum(lostReasons)),
    value: z.nullable(z.number()),
    expectedMonth: z.nullable(z.string()),
    nextCall: z.nullable(z.string()),
    currency: z.string(),
  }),
})

export const staleLead = z.extend(errors, lead.shape)
