import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

export interface PictureUse extends Record<string, unknown> {
  collection: 'blogs' | 'ideas' | 'flagships' | 'legal-pages' | 'users'
  id: string
  title: string
  /** As cover, in the text, in shared links, or as a portrait. */
  place: 'cover' | 'text' | 'share' | 'portrait'
  /** Used in a draft only. */
  inDraft: boolean
}

/** A limit, because a logo can be in every article. */
const MAX_ROWS = 50

/** Where a picture is used, by title, drafts included. Its random id in a text is a use. */
export function pictureUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const named = `%"${id}"%`
  const draft = sql`latest AND version__status = 'draft' AND parent_id IS NOT NULL`
  return queryIn<PictureUse>(
    req,
    sql`
      SELECT collection, id, coalesce(nullif(max(title), ''), 'Untitled') AS title, place, bool_and(draft) AS "inDraft" FROM (
        SELECT 'blogs' AS collection, id, title, 'cover' AS place, false AS draft FROM blogs WHERE featured_image_id = ${id}
        UNION ALL SELECT 'ideas', id, title, 'cover', false FROM ideas WHERE cover_image_id = ${id}
        UNION ALL SELECT 'flagships', id, title, 'cover', false FROM flagships WHERE cover_image_id = ${id}
        UNION ALL SELECT 'users', id, coalesce(full_name, 'A colleague'), 'portrait', false FROM users WHERE public_profile_photo_id = ${id}
        UNION ALL SELECT 'blogs', id, title, 'text', false FROM blogs WHERE content::text LIKE ${named}
        UNION ALL SELECT 'legal-pages', id, title, 'text', false FROM legal_pages WHERE content::text LIKE ${named}
        UNION ALL SELECT 'blogs', id, title, 'share', false FROM blogs WHERE meta_image_id = ${id}
        UNION ALL SELECT 'ideas', id, title, 'share', false FROM ideas WHERE meta_image_id = ${id}
        UNION ALL SELECT 'flagships', id, title, 'share', false FROM flagships WHERE meta_image_id = ${id}
        UNION ALL SELECT 'blogs', parent_id, version_title, 'cover', true FROM _blogs_v WHERE ${draft} AND version_featured_image_id = ${id}
        UNION ALL SELECT 'ideas', parent_id, version_title, 'cover', true FROM _ideas_v WHERE ${draft} AND version_cover_image_id = ${id}
        UNION ALL SELECT 'flagships', parent_id, version_title, 'cover', true FROM _flagships_v WHERE ${draft} AND version_cover_image_id = ${id}
        UNION ALL SELECT 'blogs', parent_id, version_title, 'text', true FROM _blogs_v WHERE ${draft} AND version_content::text LIKE ${named}
        UNION ALL SELECT 'legal-pages', parent_id, version_title, 'text', true FROM _legal_pages_v WHERE ${draft} AND version_content::text LIKE ${named}
        UNION ALL SELECT 'blogs', parent_id, version_title, 'share', true FROM _blogs_v WHERE ${draft} AND version_meta_image_id = ${id}
        UNION ALL SELECT 'ideas', parent_id, version_title, 'share', true FROM _ideas_v WHERE ${draft} AND version_meta_image_id = ${id}
        UNION ALL SELECT 'flagships', parent_id, version_title, 'share', true FROM _flagships_v WHERE ${draft} AND version_meta_image_id = ${id}
      ) AS uses
      GROUP BY collection, id, place
      ORDER BY title, place, id
      LIMIT ${MAX_ROWS}`,
  )
}
