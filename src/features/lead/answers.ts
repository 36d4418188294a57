import * as z from 'zod/mini'
import { errors } from '../../lib/http/answers'
import { leadState } from './schema'

export const lead = z.object({
  lead: z.extend(leadState, {
    nextCall: z.nullable(z.string()),
    currency: z.string(),
  }),
})

export const staleLead = z.extend(errors, lead.shape)
