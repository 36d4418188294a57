import { and, desc, eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/lib/db/transaction'
import {
  _blogs_v,
  _case_studies_v,
  _custom_pages_v,
  _flagships_v,
  _ideas_v,
  _legal_pages_v,
  _pages_v,
} from '@/payload-generated-schema'
import { type PublishedKind, publishedKinds, UNTITLED } from './rules'
import { nextPlanned, type PlannedDocument } from './schedule/queries'

export const versionTables = {
  blogs: _blogs_v,
  ideas: _ideas_v,
  flagships: _flagships_v,
  'custom-pages': _custom_pages_v,
  'case-studies': _case_studies_v,
  'legal-pages': _legal_pages_v,
  pages: _pages_v,
} as const satisfies Readonly<Record<PublishedKind, unknown>>

/** The column of a version that editors know the document by. Built-in pages have a key. */
const titleColumn = (kind: PublishedKind): AnyPgColumn =>
  kind === 'pages' ? _pages_v.version_key : versionTables[kind].version_title

export interface ChangedDocument {
  id: string
  kind: PublishedKind
  title: string
  updatedAt: string
}

async function changedOf(req: PayloadRequest, kind: PublishedKind, limit: number) {
  const table = versionTables[kind]
  const { parent, updatedAt, latest, version_status, version__status } = table
  const db = await transactionOf(req)
  const rows = await db
    .select({ id: sql<string>`${parent}`, title: sql<string | null>`${titleColumn(kind)}`, updatedAt })
    .from(table)
    .where(
      and(eq(latest, true), isNotNull(parent), eq(version_status, 'published'), eq(version__status, 'draft')),
    )
    .orderBy(desc(updatedAt), table.id)
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    kind,
    title: row.title || UNTITLED,
    updatedAt: new Date(row.updatedAt).toISOString(),
  }))
}

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
): Promise<Map<string | null, string | null>> {
  const db = await transactionOf(req)
  const rows = await Promise.all(
    documents.map(({ kind, documentId }) => {
      const { parent: id, latest } = versionTables[kind]
      return db
        .select({ id, title: sql<string | null>`${titleColumn(kind)}` })
        .from(versionTables[kind])
        .where(and(eq(latest, true), eq(id, documentId)))
    }),
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
