import { and, eq, exists, ne, type SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import { asText } from '@/lib/db/expressions'
import { user_roles } from '@/payload-generated-schema'

/** Typing errors of the team itself are no danger. */
export const isTeams = (userId: SQLWrapper) =>
  exists(
    new QueryBuilder()
      .select({ id: user_roles.id })
      .from(user_roles)
      .where(and(eq(asText(user_roles.user), userId), ne(user_roles.role, 'user'))),
  )
