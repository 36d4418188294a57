import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { findPublished } from '@/features/blog/list/queries'
import type { PostCard } from '@/features/blog/list/view'
import { withFigures } from '@/features/site/figures'
import { databaseOf } from '@/lib/db/transaction'
import { user_roles, users } from '@/payload-generated-schema'
import { type Author, authorOf } from './view'

const MAX_LISTED_ARTICLES = 100

/** Active team accounts. Former colleagues and clients are not shown. */
function inTeam(payload: Payload) {
  const db = databaseOf(payload)
  const { user, role } = user_roles
  const team = db
    .select({ user })
    .from(user_roles)
    .where(inArray(role, ['admin', 'super_admin']))
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.publicProfile_showOnSite, true), inArray(users.id, team), isNotSwitchedOff(users.id)))
}

/** Authors who chose to be public, by name. Bypasses account access but returns only these fields. */
export const publicAuthors = cachedContent(
  'public-authors',
  ['users', 'media'],
  async (payload): Promise<Author[]> => {
    const ids = (await inTeam(payload)).map(({ id }) => id)
    if (ids.length === 0) return []
    const { docs } = await payload.find({
      collection: 'users',
      where: { id: { in: ids } },
      sort: 'fullName',
      pagination: false,
      depth: 1,
      overrideAccess: true,
      select: { fullName: true, slug: true, publicProfile: true },
    })
    return docs.flatMap((doc) => authorOf(doc) ?? [])
  },
)

export const teamAuthors = async () => (await publicAuthors()).filter(({ onTeamPage }) => onTeamPage)

export const publicAuthor = async (slug: string): Promise<Author | null> =>
  (await publicAuthors()).find(({ path }) => path === `/authors/${slug}`) ?? null

/** The author's page. Null if they are not public. */
export const pathOfAuthor = async (id: string | null): Promise<string | null> =>
  (await publicAuthors()).find((author) => author.id === id)?.path ?? null

const storedArticles = cachedContent(
  'author-articles',
  ['blogs', 'blog-categories', 'media', 'users'],
  async (payload, id: string): Promise<PostCard[]> =>
    (await findPublished(payload, { author: { equals: id } }, { limit: MAX_LISTED_ARTICLES })).posts,
)

export const articlesOf = async ({ id }: Author): Promise<PostCard[]> => withFigures(await storedArticles(id))
