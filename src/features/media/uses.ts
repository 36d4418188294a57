import { eq, type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { versionTables } from '@/features/publication/queries'
import { queryIn } from '@/lib/db/query'
import {
  blogs,
  case_studies,
  custom_pages,
  flagships,
  ideas,
  legal_pages,
  users,
} from '@/payload-generated-schema'

export interface PictureUse extends Record<string, unknown> {
  collection: keyof typeof tables | 'users'
  id: string
  title: string
  place: 'cover' | 'text' | 'share' | 'portrait'
  inDraft: boolean
}

const tables = {
  blogs,
  ideas,
  flagships,
  'custom-pages': custom_pages,
  'case-studies': case_studies,
  'legal-pages': legal_pages,
}

const withCover = ['ideas', 'flagships', 'custom-pages', 'case-studies'] as const
const withShareImage = ['blogs', ...withCover] as const
const withText = ['blogs', 'custom-pages', 'case-studies', 'legal-pages'] as const

/** A limit, because a logo can be in every article. */
const MAX_ROWS = 50

const stored = (kind: keyof typeof tables, place: PictureUse['place'], isUsed: SQL) => {
  const { id, title } = tables[kind]
  return sql`SELECT ${kind}::text AS collection, ${id} AS id, ${title} AS title, ${place}::text AS place, false AS draft
    FROM ${tables[kind]} WHERE ${isUsed}`
}

const drafted = (kind: keyof typeof tables, place: PictureUse['place'], isUsed: SQL) => {
  const { parent, version_title, latest, version__status } = versionTables[kind]
  return sql`SELECT ${kind}::text, ${parent}, ${version_title}, ${place}::text, true FROM ${versionTables[kind]}
    WHERE ${latest} AND ${version__status} = 'draft' AND ${parent} IS NOT NULL AND ${isUsed}`
}

/** Where a picture is used, by title, drafts included. Its random id in a text is a use. */
export function pictureUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const isNamedIn = (content: AnyPgColumn) => sql`${content}::text LIKE ${`%"${id}"%`}`
  const uses = [
    stored('blogs', 'cover', eq(blogs.featuredImage, id)),
    drafted('blogs', 'cover', eq(versionTables.blogs.version_featuredImage, id)),
    ...withCover.flatMap((kind) => [
      stored(kind, 'cover', eq(tables[kind].coverImage, id)),
      drafted(kind, 'cover', eq(versionTables[kind].version_coverImage, id)),
    ]),
    ...withShareImage.flatMap((kind) => [
      stored(kind, 'share', eq(tables[kind].meta_image, id)),
      drafted(kind, 'share', eq(versionTables[kind].version_meta_image, id)),
    ]),
    ...withText.flatMap((kind) => [
      stored(kind, 'text', isNamedIn(tables[kind].content)),
      drafted(kind, 'text', isNamedIn(versionTables[kind].version_content)),
    ]),
    sql`SELECT 'users', ${users.id}, coalesce(${users.fullName}, 'A colleague'), 'portrait', false
      FROM ${users} WHERE ${users.publicProfile_photo} = ${id}`,
  ]
  return queryIn<PictureUse>(
    req,
    sql`SELECT collection, id, coalesce(nullif(max(title), ''), 'Untitled') AS title, place, bool_and(draft) AS "inDraft"
        FROM (${sql.join(uses, sql` UNION ALL `)}) AS uses
        GROUP BY collection, id, place
        ORDER BY title, place, id
        LIMIT ${MAX_ROWS}`,
  )
}
