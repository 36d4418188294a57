import * as z from 'zod/mini'
import { instant, typed } from '../../lib/http/answers'
import type { AuditEntry } from './audit/queries'
import type { ListedEvent } from './events/queries'
import type { SecurityMetrics } from './metrics/queries'

export const metrics = typed<SecurityMetrics>(
  z.looseObject({ securityScore: z.number(), totalEvents: z.number(), criticalEvents: z.number() }),
)

const page = { totalDocs: z.number(), limit: z.number(), hasNextPage: z.boolean() }
const entry = z.looseObject({ id: z.string(), createdAt: instant })

export const auditEntries = z.object({
  ...page,
  docs: z.array(typed<AuditEntry>(entry)),
  nextCursor: z.nullable(z.number()),
})

export const events = z.object({
  ...page,
  docs: z.array(typed<ListedEvent>(entry)),
  nextCursor: z.nullable(z.string()),
})

export const handled = z.object({ handled: z.boolean() })

export const cleared = z.object({ deleted: z.number() })
