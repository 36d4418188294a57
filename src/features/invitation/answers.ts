import * as z from 'zod/mini'
import { instant } from '../../lib/http/answers'

export const sentInvitation = z.object({
  invitation: z.object({
    id: z.string(),
    email: z.string(),
    status: z.enum(['pending', 'accepted', 'expired']),
    subdomain: z.nullish(z.string()),
    expiresAt: instant,
    createdAt: instant,
  }),
  link: z.string(),
  heldBackSeconds: z
    .nullable(z.number())
    .check(z.describe('Null if a mail was sent. Otherwise the seconds until the next mail is allowed.')),
})

export const invited = z.object({ email: z.string() })
