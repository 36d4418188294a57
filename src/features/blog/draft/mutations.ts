import type { PayloadRequest } from 'payload'
import { keyOf } from '@/features/keys/rules'
import { type Obstacle, obstaclesIn, writePublication } from '@/features/publication/schedule/publish'
import { plannedFor } from '@/features/publication/schedule/queries'
import type { PlannedAction } from '@/features/publication/schedule/schema'
import { newestVersion } from '@/features/publication/writing/queries'
import { asCaller } from '@/lib/db/local-api'
import { lockedVersion } from '@/lib/db/locked-version'
import { inTransaction } from '@/lib/db/transaction'
import { type DraftArticle, draftArticle } from './queries'
import type { ArticleWords } from './schema'

export type Written = Omit<ArticleWords, 'markdown'>

/** Writes a draft in the transaction of `req`, by its user. @throws ValidationError */
export async function writeArticle(req: PayloadRequest, words: Written): Promise<DraftArticle> {
  const { id } = await req.payload.create({
    collection: 'blogs',
    draft: true,
    data: { ...words, title: words.title ?? '', _status: 'draft' },
    ...asCaller(req),
  })
  const article = await draftArticle(req, id)
  if (!article) throw new Error('The draft was not stored')
  return article
}

/** Locks the article. Undefined if there is none, 'stale' if it is newer than `seen` (epoch milliseconds). */
async function lockedArticle(req: PayloadRequest, id: string, seen: number | undefined) {
  if (!id || (await lockedVersion(req, 'blogs', id)) === undefined) return undefined
  const article = await draftArticle(req, id)
  if (!article) return undefined
  const savedAt = (await newestVersion(req, 'blogs', id))?.savedAt ?? article.updatedAt
  return seen !== undefined && seen !== Date.parse(savedAt) ? 'stale' : article
}

/** Whether a key without the scope to publish would change what a plan publishes. */
async function publishesByPlan(req: PayloadRequest, id: string): Promise<boolean> {
  const key = keyOf(req.user)
  if (!key || key.scopes.includes('content:publish')) return false
  return (await plannedFor(req, { kind: 'blogs', id })).some(({ action }) => action === 'publish')
}

/** Changes the draft and never what is public. */
export const reviseArticle = (
  actor: PayloadRequest,
  { id, seen, words }: { id: string; seen: number | undefined; words: Written },
): Promise<DraftArticle | 'unknown' | 'stale' | 'planned'> =>
  inTransaction(actor, async (req) => {
    const before = await lockedArticle(req, id, seen)
    if (!before || before === 'stale') return before ?? 'unknown'
    if (await publishesByPlan(req, id)) return 'planned'
    await req.payload.update({ collection: 'blogs', id, draft: true, data: words, ...asCaller(req) })
    return (await draftArticle(req, id)) ?? 'unknown'
  })

/** Publishes an article with its draft, or takes it back. The caller must check for an editor. */
export async function publishArticle(
  actor: PayloadRequest,
  { id, seen, action }: { id: string; seen: number | undefined; action: PlannedAction },
): Promise<DraftArticle | 'unknown' | 'stale' | { invalid: readonly Obstacle[] }> {
  try {
    return await inTransaction(actor, async (req) => {
      const before = await lockedArticle(req, id, seen)
      if (!before || before === 'stale') return before ?? 'unknown'
      await writePublication(req, { kind: 'blogs', id, action, at: new Date() })
      return (await draftArticle(req, id)) ?? 'unknown'
    })
  } catch (error) {
    const invalid = obstaclesIn(error)
    if (invalid === undefined) throw error
    return { invalid }
  }
}
