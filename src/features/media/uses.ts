import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { versionTables } from '@/features/publication/queries'
import { queryIn } from '@/lib/db/query'
import {
  _blogs_v,
  _case_studies_v,
  _custom_pages_v,
  _flagships_v,
  _ideas_v,
  _legal_pages_v,
  blogs,
  case_studies,
  custom_pages,
  flagships,
  ideas,
  legal_pages,
  users,
} from '@/payload-generated-schema'

export interface PictureUse extends Record<string, unknown> {
  collection: 'blogs' | 'ideas' | 'flagships' | 'custom-pages' | 'case-studies' | 'legal-pages' | 'users'
  id: string
  title: string
  place: 'cover' | 'text' | 'share' | 'portrait'
  inDraft: boolean
}

type Versions = (typeof versionTables)[keyof typeof versionTables]

/** A limit, because a logo can be in every article. */
const MAX_ROWS = 50

/** Where a picture is used, by title, drafts included. Its random id in a text is a use. */
export function pictureUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const named = `%"${id}"%`
  const isDraft = ({ latest, version__status, parent }: Versions) =>
    sql`${latest} AND ${version__status} = 'draft' AND ${parent} IS NOT NULL`
  return queryIn<PictureUse>(
    req,
    sql`
      SELECT collection, id, coalesce(nullif(max(title), ''), 'Untitled') AS title, place, bool_and(draft) AS "inDraft" FROM (
        SELECT 'blogs' AS collection, ${blogs.id} AS id, ${blogs.title} AS title, 'cover' AS place, false AS draft FROM ${blogs} WHERE ${blogs.featuredImage} = ${id}
        UNION ALL SELECT 'ideas', ${ideas.id}, ${ideas.title}, 'cover', false FROM ${ideas} WHERE ${ideas.coverImage} = ${id}
        UNION ALL SELECT 'flagships', ${flagships.id}, ${flagships.title}, 'cover', false FROM ${flagships} WHERE ${flagships.coverImage} = ${id}
        UNION ALL SELECT 'custom-pages', ${custom_pages.id}, ${custom_pages.title}, 'cover', false FROM ${custom_pages} WHERE ${custom_pages.coverImage} = ${id}
        UNION ALL SELECT 'case-studies', ${case_studies.id}, ${case_studies.title}, 'cover', false FROM ${case_studies} WHERE ${case_studies.coverImage} = ${id}
        UNION ALL SELECT 'users', ${users.id}, coalesce(${users.fullName}, 'A colleague'), 'portrait', false FROM ${users} WHERE ${users.publicProfile_photo} = ${id}
        UNION ALL SELECT 'blogs', ${blogs.id}, ${blogs.title}, 'text', false FROM ${blogs} WHERE ${blogs.content}::text LIKE ${named}
        UNION ALL SELECT 'legal-pages', ${legal_pages.id}, ${legal_pages.title}, 'text', false FROM ${legal_pages} WHERE ${legal_pages.content}::text LIKE ${named}
        UNION ALL SELECT 'custom-pages', ${custom_pages.id}, ${custom_pages.title}, 'text', false FROM ${custom_pages} WHERE ${custom_pages.content}::text LIKE ${named}
        UNION ALL SELECT 'case-studies', ${case_studies.id}, ${case_studies.title}, 'text', false FROM ${case_studies} WHERE ${case_studies.content}::text LIKE ${named}
        UNION ALL SELECT 'blogs', ${blogs.id}, ${blogs.title}, 'share', false FROM ${blogs} WHERE ${blogs.meta_image} = ${id}
        UNION ALL SELECT 'ideas', ${ideas.id}, ${ideas.title}, 'share', false FROM ${ideas} WHERE ${ideas.meta_image} = ${id}
        UNION ALL SELECT 'flagships', ${flagships.id}, ${flagships.title}, 'share', false FROM ${flagships} WHERE ${flagships.meta_image} = ${id}
        UNION ALL SELECT 'custom-pages', ${custom_pages.id}, ${custom_pages.title}, 'share', false FROM ${custom_pages} WHERE ${custom_pages.meta_image} = ${id}
        UNION ALL SELECT 'case-studies', ${case_studies.id}, ${case_studies.title}, 'share', false FROM ${case_studies} WHERE ${case_studies.meta_image} = ${id}
        UNION ALL SELECT 'blogs', ${_blogs_v.parent}, ${_blogs_v.version_title}, 'cover', true FROM ${_blogs_v} WHERE ${isDraft(_blogs_v)} AND ${_blogs_v.version_featuredImage} = ${id}
        UNION ALL SELECT 'ideas', ${_ideas_v.parent}, ${_ideas_v.version_title}, 'cover', true FROM ${_ideas_v} WHERE ${isDraft(_ideas_v)} AND ${_ideas_v.version_coverImage} = ${id}
        UNION ALL SELECT 'flagships', ${_flagships_v.parent}, ${_flagships_v.version_title}, 'cover', true FROM ${_flagships_v} WHERE ${isDraft(_flagships_v)} AND ${_flagships_v.version_coverImage} = ${id}
        UNION ALL SELECT 'custom-pages', ${_custom_pages_v.parent}, ${_custom_pages_v.version_title}, 'cover', true FROM ${_custom_pages_v} WHERE ${isDraft(_custom_pages_v)} AND ${_custom_pages_v.version_coverImage} = ${id}
        UNION ALL SELECT 'case-studies', ${_case_studies_v.parent}, ${_case_studies_v.version_title}, 'cover', true FROM ${_case_studies_v} WHERE ${isDraft(_case_studies_v)} AND ${_case_studies_v.version_coverImage} = ${id}
        UNION ALL SELECT 'blogs', ${_blogs_v.parent}, ${_blogs_v.version_title}, 'text', true FROM ${_blogs_v} WHERE ${isDraft(_blogs_v)} AND ${_blogs_v.version_content}::text LIKE ${named}
        UNION ALL SELECT 'legal-pages', ${_legal_pages_v.parent}, ${_legal_pages_v.version_title}, 'text', true FROM ${_legal_pages_v} WHERE ${isDraft(_legal_pages_v)} AND ${_legal_pages_v.version_content}::text LIKE ${named}
        UNION ALL SELECT 'custom-pages', ${_custom_pages_v.parent}, ${_custom_pages_v.version_title}, 'text', true FROM ${_custom_pages_v} WHERE ${isDraft(_custom_pages_v)} AND ${_custom_pages_v.version_content}::text LIKE ${named}
        UNION ALL SELECT 'case-studies', ${_case_studies_v.parent}, ${_case_studies_v.version_title}, 'text', true FROM ${_case_studies_v} WHERE ${isDraft(_case_studies_v)} AND ${_case_studies_v.version_content}::text LIKE ${named}
        UNION ALL SELECT 'blogs', ${_blogs_v.parent}, ${_blogs_v.version_title}, 'share', true FROM ${_blogs_v} WHERE ${isDraft(_blogs_v)} AND ${_blogs_v.version_meta_image} = ${id}
        UNION ALL SELECT 'ideas', ${_ideas_v.parent}, ${_ideas_v.version_title}, 'share', true FROM ${_ideas_v} WHERE ${isDraft(_ideas_v)} AND ${_ideas_v.version_meta_image} = ${id}
        UNION ALL SELECT 'flagships', ${_flagships_v.parent}, ${_flagships_v.version_title}, 'share', true FROM ${_flagships_v} WHERE ${isDraft(_flagships_v)} AND ${_flagships_v.version_meta_image} = ${id}
        UNION ALL SELECT 'custom-pages', ${_custom_pages_v.parent}, ${_custom_pages_v.version_title}, 'share', true FROM ${_custom_pages_v} WHERE ${isDraft(_custom_pages_v)} AND ${_custom_pages_v.version_meta_image} = ${id}
        UNION ALL SELECT 'case-studies', ${_case_studies_v.parent}, ${_case_studies_v.version_title}, 'share', true FROM ${_case_studies_v} WHERE ${isDraft(_case_studies_v)} AND ${_case_studies_v.version_meta_image} = ${id}
      ) AS uses
      GROUP BY collection, id, place
      ORDER BY title, place, id
      LIMIT ${MAX_ROWS}`,
  )
}
