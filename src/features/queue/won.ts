import { and, desc, eq, inArray, isNull, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { lower } from '@/lib/db/expressions'
import { hasRow } from '@/lib/db/has-row'
import { asSite } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { projects, users } from '@/payload-generated-schema'
import type { WorkKind } from './rules'

const hasProject = (req: PayloadRequest, kind: WorkKind, id: string) =>
  hasRow(req, projects, eq(projects[kind], id))

/** The newest project of a person that meets a condition. */
export async function projectOf(req: PayloadRequest, email: string, condition?: SQL) {
  const db = await transactionOf(req)
  const account = db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  const isTheirs = or(eq(lower(projects.clientEmail), email.toLowerCase()), inArray(projects.client, account))
  const [row] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(condition, isTheirs))
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
  // One that comes from no other item of this kind.
  const projectId = email ? await projectOf(req, email, isNull(projects[kind])) : undefined
  if (!projectId) return false
  const data = { [kind]: id }
  await req.payload.update({ collection: 'projects', id: projectId, data, ...asSite(req) })
  return true
}
