import { and, desc, eq, inArray, isNull, or } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { projects, users } from '@/payload-generated-schema'
import type { WorkKind } from './rules'

async function hasProject(req: PayloadRequest, kind: WorkKind, id: string) {
  return (await (await transactionOf(req)).$count(projects, eq(projects[kind], id))) > 0
}

/** The newest project of an address that comes from no other item of this kind. */
async function freeProjectOf(req: PayloadRequest, kind: WorkKind, email: string | null) {
  if (!email) return undefined
  const db = await transactionOf(req)
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        isNull(projects[kind]),
        or(eq(lower(projects.clientEmail), email.toLowerCase()), inArray(projects.client, account)),
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(1)
  return row?.id
}

/** Connects an item with a project that its person has already. @returns false if there is none */
export async function linkProject(
  req: PayloadRequest,
  { kind, id, email }: { kind: WorkKind; id: string; email: string | null },
): Promise<boolean> {
  if (await hasProject(req, kind, id)) return true
  const projectId = await freeProjectOf(req, kind, email)
  if (!projectId) return false
  const data = { [kind]: id }
  await req.payload.update({ collection: 'projects', id: projectId, data, ...asSite(req) })
  return true
}
