import { and, eq, exists, gt, inArray } from '@payloadcms/db-postgres/drizzle'
import { QueryBuilder } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { isNotSwitchedOff } from '@/features/account/switched-off/queries'
import { hashToken } from '@/lib/crypto/token'
import { draft_links } from '@/lib/db/own-tables'
import { databaseOf, transactionOf } from '@/lib/db/transaction'
import { user_roles } from '@/payload-generated-schema'
import type { PublishedKind } from '../rules'

const { kind: kindColumn, documentId, tokenHash, expiresAt, madeBy } = draft_links

/** A link ends when the person who made it may no longer see drafts. */
const mayBeRead = and(
  exists(
    new QueryBuilder()
      .select({ id: user_roles.id })
      .from(user_roles)
      .where(and(eq(user_roles.user, madeBy), inArray(user_roles.role, ['admin', 'super_admin']))),
  ),
  isNotSwitchedOff(madeBy),
)

/** When the document's link ends (UTC instant); null without one. The caller must check for an editor. */
export async function draftLinkEnd(
  req: PayloadRequest,
  { kind, id }: { kind: PublishedKind; id: string },
  now: Date,
): Promise<string | null> {
  const db = await transactionOf(req)
  const [row] = await db
    .select({ expiresAt })
    .from(draft_links)
    .where(and(eq(kindColumn, kind), eq(documentId, id), gt(expiresAt, now), mayBeRead))
  return row?.expiresAt.toISOString() ?? null
}

/** The document that a link shows, and until when (UTC instant). Undefined for every link that does not work. */
export async function documentOfLink(
  payload: Payload,
  token: string,
  now: Date,
): Promise<{ kind: PublishedKind; id: string; until: Date } | undefined> {
  const [row] = await databaseOf(payload)
    .select({ kind: kindColumn, id: documentId, until: expiresAt })
    .from(draft_links)
    .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, now), mayBeRead))
  return row
}
