import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'

/** A document that shows a picture, and as what. */
export interface PictureUse extends Record<string, unknown> {
  collection: 'blogs' | 'ideas' | 'flagships' | 'legal-pages' | 'users'
  id: string
  title: string
  /** As its cover, in its text, for links that are shared, or as the picture of a person. */
  place: 'cover' | 'text' | 'share' | 'portrait'
}

/** More than anybody looks through; a logo may stand in every article. */
const MOST = 50

/**
 * Where a picture is used, by title. A text names its pictures by their ids somewhere in its nodes, whatever their kind;
 * nothing else in it can be equal to a random id.
 */
export function pictureUses(req: PayloadRequest, id: string): Promise<PictureUse[]> {
  const named = `%"${id}"%`
  return queryIn<PictureUse>(
    req,
    sql`
      SELECT * FROM (
        SELECT 'blogs' AS collection, id, title, 'cover' AS place FROM blogs WHERE featured_image_id = ${id}
        UNION ALL SELECT 'ideas', id, title, 'cover' FROM ideas WHERE cover_image_id = ${id}
        UNION ALL SELECT 'flagships', id, title, 'cover' FROM flagships WHERE cover_image_id = ${id}
        UNION ALL SELECT 'users', id, coalesce(full_name, 'Somebody'), 'portrait' FROM users WHERE public_profile_photo_id = ${id}
        UNION ALL SELECT 'blogs', id, title, 'text' FROM blogs WHERE content::text LIKE ${named}
        UNION ALL SELECT 'legal-pages', id, title, 'text' FROM legal_pages WHERE content::text LIKE ${named}
        UNION ALL SELECT 'blogs', id, title, 'share' FROM blogs WHERE meta_image_id = ${id}
        UNION ALL SELECT 'ideas', id, title, 'share' FROM ideas WHERE meta_image_id = ${id}
        UNION ALL SELECT 'flagships', id, title, 'share' FROM flagships WHERE meta_image_id = ${id}
      ) AS uses
      ORDER BY title, place, id
      LIMIT ${MOST}`,
  )
}
