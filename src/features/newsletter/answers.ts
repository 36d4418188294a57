import * as z from 'zod/mini'
import { instant } from '../../lib/http/answers'

const status = z.enum(['scheduled', 'sending', 'sent', 'called_off', 'stopped', 'not_sent'])

export const confirmed = z.object({ status: z.literal('confirmed') })
export const unsubscribed = z.object({ status: z.literal('unsubscribed') })
export const preview = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export const tested = z.object({ to: z.string() })
export const issueStatus = z.object({ status })
export const issue = z.object({
  issue: z.object({ id: z.string(), status, sendAt: z.nullable(instant) }),
})

export const issues = z.object({
  recipients: z.number(),
  issues: z.array(
    z.object({
      id: z.string(),
      article: z.nullable(z.string()),
      subject: z.string(),
      status,
      sendAt: z.nullish(instant),
      startedAt: z.nullish(instant),
      finishedAt: z.nullish(instant),
      counts: z.record(z.string(), z.number()),
    }),
  ),
})
