import type { Payload } from 'payload'
import { query, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { type PublishedKind, publishedKinds } from './rules'

const tables: Readonly<Record<PublishedKind, { versions: string; content: boolean }>> = {
  blogs: { versions: '_blogs_v', content: true },
  ideas: { versions: '_ideas_v', content: false },
  flagships: { versions: '_flagships_v', content: false },
  'legal-pages': { versions: '_legal_pages_v', content: true },
}

/** Deletes drafts without title and text after a day. The editor creates a document when its form opens. */
export async function deleteEmptyDrafts(payload: Payload): Promise<void> {
  for (const kind of publishedKinds) {
    const { versions, content } = tables[kind]
    const rows = await query<{ id: string }>(
      payload,
      sql`SELECT parent_id AS id FROM ${sql.identifier(versions)} WHERE parent_id IS NOT NULL
          GROUP BY parent_id
          HAVING count(*) = 1 AND bool_and(version_status = 'draft' AND coalesce(version_title, '') = ''
            AND created_at < now() - interval '1 day' ${content ? sql`AND version_content IS NULL` : sql``})`,
    )
    for (const { id } of rows)
      await inTransaction({ payload }, async (req) => {
        await req.payload.delete({ collection: kind, id, depth: 0, overrideAccess: true, req })
      })
  }
}
