import { inArray } from '@payloadcms/db-postgres/drizzle'
import {
  boolean,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
  uuid,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The columns of pg-boss's own table that this application reads. */
export const job = pgSchema('jobs').table('job', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  data: jsonb('data'),
  state: text('state', {
    enum: ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'],
  }).notNull(),
  blocked: boolean('blocked').notNull(),
  retryCount: integer('retry_count').notNull(),
  startAfter: instant('start_after').notNull(),
  createdOn: instant('created_on').notNull(),
  sourceName: text('source_name'),
})

/** Condition: the job waits or runs. */
export const isUnfinished = inArray(job.state, ['created', 'retry', 'active'])
