import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import { type PublishedKind, publishedKinds, UNTITLED } from './rules'
import { nextPlanned, type PlannedDocument } from './schedule/queries'

const versionTables: Readonly<Record<PublishedKind, string>> = {
  blogs: '_blogs_v',
  ideas: '_ideas_v',
  flagships: '_flagships_v',
  'legal-pages': '_legal_pages_v',
}

export interface ChangedDocument {
  id: string
  kind: PublishedKind
  title: string
  updatedAt: string
}

type Row = Record<string, unknown> & { id: string; title: string | null; at: string | Date }

const changedOf = async (req: PayloadRequest, kind: PublishedKind, limit: number) =>
  (
    await queryIn<Row>(
      req,
      sql`SELECT parent_id AS id, version_title AS title, updated_at AS at
          FROM ${sql.identifier(versionTables[kind])}
          WHERE latest AND parent_id IS NOT NULL AND version_status = 'published' AND version__status = 'draft'
          ORDER BY updated_at DESC, id LIMIT ${limit}`,
    )
  ).map(({ id, title, at }) => ({
    ...{ id, kind, title: title || UNTITLED },
    updatedAt: new Date(at).toISOString(),
  }))

export async function changedDocuments(req: PayloadRequest, limit: number): Promise<ChangedDocument[]> {
  const found = await Promise.all(publishedKinds.map((kind) => changedOf(req, kind, limit)))
  return found
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, limit)
}

async function titlesOf(
  req: PayloadRequest,
  documents: readonly { kind: PublishedKind; documentId: string }[],
): Promise<Map<string, string | null>> {
  const rows = await Promise.all(
    documents.map(({ kind, documentId }) =>
      queryIn<{ id: string; title: string | null }>(
        req,
        sql`SELECT parent_id AS id, version_title AS title FROM ${sql.identifier(versionTables[kind])}
            WHERE latest AND parent_id = ${documentId}::uuid`,
      ),
    ),
  )
  return new Map(rows.flat().map(({ id, title }) => [id, title]))
}

export type TitledPlan = PlannedDocument & { title: string }

/** The next plans with titles, failed ones first. The caller must check for an editor. */
export async function nextPlans(req: PayloadRequest, limit: number): Promise<TitledPlan[]> {
  const next = await nextPlanned(req, limit)
  const titles = await titlesOf(req, next)
  return next.map((plan) => ({ ...plan, title: titles.get(plan.documentId) || UNTITLED }))
}
