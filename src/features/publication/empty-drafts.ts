import { and, eq, isNotNull, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { databaseOf, inTransaction } from '@/lib/db/transaction'
import { _blogs_v, _custom_pages_v, _legal_pages_v } from '@/payload-generated-schema'
import { titleColumn, versionTables } from './queries'
import { type PublishedKind, publishedKinds } from './rules'

const textColumns: Readonly<Partial<Record<PublishedKind, AnyPgColumn>>> = {
  blogs: _blogs_v.version_content,
  'custom-pages': _custom_pages_v.version_content,
  'legal-pages': _legal_pages_v.version_content,
}

/** Deletes drafts without title and text after a day. The drawers of the CMS create a document when its form opens. */
export async function deleteEmptyDrafts(payload: Payload): Promise<void> {
  for (const kind of publishedKinds) {
    const versions = versionTables[kind]
    const { parent, version_status, createdAt } = versions
    const content = textColumns[kind]
    const isEmpty = and(
      eq(version_status, 'draft'),
      sql`coalesce(${titleColumn(kind)}::text, '') = ''`,
      lt(createdAt, sql`now() - interval '1 day'`),
      content && isNull(content),
    )
    const rows = await databaseOf(payload)
      .select({ id: sql<string>`${parent}` })
      .from(versions)
      .where(isNotNull(parent))
      .groupBy(parent)
      .having(sql`count(*) = 1 AND bool_and(${isEmpty})`)
    for (const { id } of rows)
      await inTransaction({ payload }, async (req) => {
        await req.payload.delete({ collection: kind, id, depth: 0, overrideAccess: true, req })
      })
  }
}
