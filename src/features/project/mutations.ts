import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { recordChange } from '@/features/security/record-change'
import { NOW } from '@/lib/db/expressions'
import { asSite } from '@/lib/db/local-api'
import { lockName } from '@/lib/db/locks'
import { account_credentials } from '@/lib/db/own-tables'
import { transactionOf } from '@/lib/db/transaction'
import { projects, users } from '@/payload-generated-schema'
import type { Project } from '@/payload-types'
import type { ProjectStatus } from './status'

/** Locks an address, so that its project and its account are not created at once. */
const lockClientAddress = (req: PayloadRequest, email: string): Promise<void> =>
  lockName(req, `client:${email.toLowerCase()}`)

/** Links the projects for an address to its account, after it is confirmed. */
export async function linkProjects(
  req: PayloadRequest,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await lockClientAddress(req, email)
  const db = await transactionOf(req)
  const linked = await db
    .update(projects)
    .set({ client: userId, updatedAt: NOW })
    .where(and(isNull(projects.client), eq(projects.clientEmail, email.toLowerCase())))
    .returning({ id: projects.id })
  for (const { id } of linked) {
    await recordChange(req, {
      action: 'UPDATE',
      tableName: 'projects',
      recordId: id,
      before: { client: null },
      after: { client: userId },
    })
  }
}

export interface ProjectPlan {
  title: string
  description?: string | null | undefined
  budget?: string | null | undefined
  status?: ProjectStatus | undefined
}

/** The account that proved the address. One without a password has not. */
async function confirmedAccount(req: PayloadRequest, email: string): Promise<string | undefined> {
  await lockClientAddress(req, email)
  const db = await transactionOf(req)
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(account_credentials, eq(account_credentials.userId, users.id))
    .where(eq(users.email, email))
  return row?.id
}

/** Creates a project in the transaction of `req`. Without an account, stores the address for later. */
export async function createProject(
  req: PayloadRequest,
  {
    email,
    source,
    title,
    description,
    budget,
    status = 'active',
  }: ProjectPlan & { email: string | null; source?: { inquiry: string } | { registration: string } },
): Promise<Project> {
  const address = email?.toLowerCase() ?? null
  return req.payload.create({
    collection: 'projects',
    data: {
      title,
      description: description ?? null,
      budget: budget ?? null,
      status,
      completionPercentage: 0,
      client: address ? ((await confirmedAccount(req, address)) ?? null) : null,
      clientEmail: address,
      ...source,
    },
    ...asSite(req),
  })
}

/**
 * Creates the project of an inquiry or a registration in the transaction of `req`, which locks its source.
 * @returns the project, or the id of the existing one
 */
export async function makeProjectIn(
  req: PayloadRequest,
  { kind, id, ...plan }: ProjectPlan & { kind: 'inquiry' | 'registration'; id: string; email: string | null },
): Promise<{ project: Project } | { made: string }> {
  const db = await transactionOf(req)
  const [known] = await db.select({ id: projects.id }).from(projects).where(eq(projects[kind], id))
  if (known) return { made: known.id }
  const source = kind === 'inquiry' ? { inquiry: id } : { registration: id }
  return { project: await createProject(req, { ...plan, source }) }
}
