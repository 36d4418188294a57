import { and, asc, eq, gt } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { hashToken } from '@/lib/crypto/token'
import { draft_links, draft_remarks } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import type { Subject } from '../rules'

const { id, place, quote, name, text, leftAt } = draft_remarks

const remarksWhere = async (req: PayloadRequest, which: ReturnType<typeof and>) => {
  const db = await transactionOf(req)
  const rows = await db
    .select({ id, place, quote, name, text, leftAt })
    .from(draft_remarks)
    .innerJoin(draft_links, eq(draft_links.tokenHash, draft_remarks.linkHash))
    .where(which)
    .orderBy(asc(leftAt), asc(id))
  return rows.map(({ leftAt: at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** The remarks that readers of the document's link have left, oldest first. The caller must check for an editor. */
export const remarksOn = (req: PayloadRequest, document: Subject, now: Date) =>
  remarksWhere(
    req,
    and(
      eq(draft_links.kind, document.kind),
      eq(draft_links.documentId, document.id),
      gt(draft_links.expiresAt, now),
    ),
  )

/** What is remarked at a link. The caller must check that the link works. */
export const remarksAt = (req: PayloadRequest, token: string) =>
  remarksWhere(req, eq(draft_links.tokenHash, hashToken(token)))

export type Remark = Awaited<ReturnType<typeof remarksAt>>[number]
