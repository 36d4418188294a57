import { eq, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { asText, firstOf, nonEmpty } from '@/lib/db/expressions'
import { users } from '@/payload-generated-schema'

export const personName = firstOf<string | null>(nonEmpty(users.fullName), users.email)

/** Joins `users` to a log, whose ids are text and outlive their accounts. */
export const isPerson = (userId: SQLWrapper) => eq(asText(users.id), userId)
