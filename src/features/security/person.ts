import { eq, inArray, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { asText, firstOf, nonEmpty } from '@/lib/db/expressions'
import { databaseOf } from '@/lib/db/transaction'
import { isUuid } from '@/lib/validation/uuid'
import { users } from '@/payload-generated-schema'

type People = Record<'id' | 'fullName' | 'email', SQLWrapper>

export const nameOf = ({ fullName, email }: People) => firstOf<string | null>(nonEmpty(fullName), email)

export const personName = nameOf(users)

/** Joins `users` to a log, whose ids are text and outlive their accounts. */
export const isPerson = (userId: SQLWrapper, people: People = users) => eq(asText(people.id), userId)

/** The names of the accounts among the values of an audit entry, by id. */
export async function accountsIn(payload: Payload, ...values: (object | null)[]) {
  const ids = values.flatMap((each) => Object.values(each ?? {})).filter(isUuid)
  const db = databaseOf(payload)
  const rows = await db.select({ id: users.id, name: personName }).from(users).where(inArray(users.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
