import { and, count, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { hashToken } from '@/lib/crypto/token'
import { draft_links, draft_remarks } from '@/lib/db/own-tables'
import { inTransaction, transactionOf } from '@/lib/db/transaction'
import type { Subject } from '../rules'
import { MAX_REMARKS } from './rules'

interface NewRemark {
  place: number | null
  quote: string
  name: string
  text: string
}

/** Adds a remark at a link. The caller must check that the link works. @returns false if it has as many as it can have */
export const leaveRemark = (acting: PayloadRequest, token: string, remark: NewRemark) =>
  inTransaction(acting, async (req): Promise<'left' | 'full' | 'ended'> => {
    const db = await transactionOf(req)
    const linkHash = hashToken(token)
    const at = eq(draft_links.tokenHash, linkHash)
    // Of two at once, the second counts the first.
    const [link] = await db.select({ id: draft_links.documentId }).from(draft_links).where(at).for('update')
    if (!link) return 'ended'
    const [kept] = await db
      .select({ remarks: count() })
      .from(draft_remarks)
      .where(eq(draft_remarks.linkHash, linkHash))
    if ((kept?.remarks ?? 0) >= MAX_REMARKS) return 'full'
    await db.insert(draft_remarks).values({ linkHash, ...remark })
    return 'left'
  })

/** Deletes one remark on a document, or all. The caller must check for an editor. */
export const closeRemarks = (acting: PayloadRequest, { kind, id }: Subject, remark?: string): Promise<void> =>
  inTransaction(acting, async (req) => {
    const db = await transactionOf(req)
    const links = db
      .select({ hash: draft_links.tokenHash })
      .from(draft_links)
      .where(and(eq(draft_links.kind, kind), eq(draft_links.documentId, id)))
    const closed = await db
      .delete(draft_remarks)
      .where(
        and(
          inArray(draft_remarks.linkHash, links),
          remark === undefined ? undefined : eq(draft_remarks.id, remark),
        ),
      )
      .returning({ id: draft_remarks.id })
    if (closed.length === 0) return
    await recordChange(req, {
      action: 'DELETE',
      tableName: 'draft_remarks',
      recordId: id,
      before: { kind, remarks: closed.length },
    })
  })
