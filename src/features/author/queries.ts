import type { Payload } from 'payload'
import { cachedContent } from '@/cms/cached-content'
import { findPublished } from '@/features/blog/list/queries'
import type { PostCard } from '@/features/blog/list/view'
import { withFigures } from '@/features/site/figures'
import { query, sql } from '@/lib/db/query'
import { type Author, authorOf } from './view'

const MOST_ARTICLES = 100

/** Accounts of the team that can be used: who has left, or was only ever a client, is not shown. */
const inTeam = (payload: Payload) =>
  query<{ id: string }>(
    payload,
    sql`SELECT u.id FROM users u
        WHERE u.public_profile_show_on_site
          AND EXISTS (SELECT 1 FROM user_roles r WHERE r.user_id = u.id AND r.role IN ('admin', 'super_admin'))
          AND NOT EXISTS (SELECT 1 FROM switched_off_accounts o WHERE o.user_id = u.id)`,
  )

/** Everybody who wants to be seen, by name. Reads past the rules of accounts, and of them only what is named here. */
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

/** Who stands on the team page. */
export const teamAuthors = async (): Promise<Author[]> =>
  (await publicAuthors()).filter(({ onTeamPage }) => onTeamPage)

/** The person at /authors/<slug>, or null. */
export const publicAuthor = async (slug: string): Promise<Author | null> =>
  (await publicAuthors()).find(({ path }) => path === `/authors/${slug}`) ?? null

/** Where the name of an account leads; null for whoever does not want to be seen, which is what a name without a link says. */
export const pathOfAuthor = async (id: string | null): Promise<string | null> =>
  (await publicAuthors()).find((author) => author.id === id)?.path ?? null

const storedArticles = cachedContent(
  'author-articles',
  ['blogs', 'blog-categories', 'media', 'users'],
  async (payload, id: string): Promise<PostCard[]> =>
    (await findPublished(payload, { author: { equals: id } }, { limit: MOST_ARTICLES })).posts,
)

/** The published articles of an author, newest first. */
export const articlesOf = async ({ id }: Author): Promise<PostCard[]> => withFigures(await storedArticles(id))
