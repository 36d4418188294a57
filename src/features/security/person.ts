import { type SQLWrapper, sql } from '@payloadcms/db-postgres/drizzle'
import { users } from '@/payload-generated-schema'

export const personName = sql<string | null>`coalesce(nullif(${users.fullName}, ''), ${users.email})`

/** Joins `users` to a log, whose ids are text and outlive their accounts. */
export const isPerson = (userId: SQLWrapper) => sql`${users.id}::text = ${userId}`
