import { eq, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { asText, firstOf, nonEmpty } from '@/lib/db/expressions'
import { users } from '@/payload-generated-schema'

type People = Record<'id' | 'fullName' | 'email', SQLWrapper>

export const nameOf = ({ fullName, email }: People) => firstOf<string | null>(nonEmpty(fullName), email)

export const personName = nameOf(users)

/** Joins `users` to a log, whose ids are text and outlive their accounts. */
export const isPerson = (userId: SQLWrapper, people: People = users) => eq(asText(people.id), userId)
