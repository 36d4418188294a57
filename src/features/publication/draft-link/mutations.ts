import { and, eq, lte } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { hashToken, newToken } from '@/lib/crypto/token'
import { draft_links, draft_remarks } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import type { Subject } from '../rules'

const LIFETIME_MS = 7 * 86_400_000

/**
 * Makes a link that shows the document's newest draft to anyone who has it, for seven days. An earlier one of the document ends. Only
 * a hash of its secret is stored. The caller must check for an editor.
 * @returns the address; undefined if there is no such document
 */
export function makeDraftLink(acting: PayloadRequest, { kind, id }: Subject, now: Date) {
  return inTransaction(acting, async (req) => {
    const { totalDocs } = await req.payload.count({
      collection: kind,
      where: { id: { equals: id } },
      overrideAccess: false,
      req,
    })
    if (totalDocs === 0) return undefined
    const token = newToken()
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    const made = { tokenHash: hashToken(token), madeBy: req.user?.id ?? null, expiresAt }
    const db = await transactionOf(req)
    await db
      .insert(draft_links)
      .values({ kind, documentId: id, ...made })
      .onConflictDoUpdate({ target: [draft_links.kind, draft_links.documentId], set: made })
    // What was remarked at the earlier link goes with it.
    await db.delete(draft_remarks).where(eq(draft_remarks.linkHash, made.tokenHash))
    await recordChange(req, {
      action: 'INSERT',
      tableName: 'draft_links',
      recordId: id,
      after: { kind, expiresAt: expiresAt.toISOString() },
    })
    return absoluteUrl(`/preview/draft/${token}`)
  })
}

/** Ends the document's link at once. The caller must check for an editor. */
export const revokeDraftLink = (acting: PayloadRequest, { kind, id }: Subject): Promise<void> =>
  inTransaction(acting, async (req) => {
    const db = await transactionOf(req)
    const gone = await db
      .delete(draft_links)
      .where(and(eq(draft_links.kind, kind), eq(draft_links.documentId, id)))
      .returning({ expiresAt: draft_links.expiresAt })
    for (const { expiresAt } of gone)
      await recordChange(req, {
        action: 'DELETE',
        tableName: 'draft_links',
        recordId: id,
        before: { kind, expiresAt: expiresAt.toISOString() },
      })
  })

/** Deletes links that have ended, with the remarks at them. */
export async function forgetDraftLinks(payload: Payload, now: Date): Promise<void> {
  await databaseOf(payload).delete(draft_links).where(lte(draft_links.expiresAt, now))
}
