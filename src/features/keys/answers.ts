import * as z from 'zod/mini'
import { instant } from '../../lib/http/answers'
import { scopes } from '../../lib/http/scopes'

export const shownOnce = z.object({
  key: z.object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(scopes)),
    expiresAt: z.nullable(instant),
  }),
  token: z.string().check(z.describe('The key. Only this answer has it.')),
})
