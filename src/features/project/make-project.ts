import type { PayloadRequest } from 'payload'
import { queryIn, sql } from '@/lib/db/query'
import type { Project } from '@/payload-types'
import { lockClientAddress } from './link-projects'
import type { ProjectStatus } from './status'

export interface ProjectPlan {
  title: string
  description?: string | null | undefined
  budget?: string | null | undefined
  status?: ProjectStatus | undefined
}

/** The account that proved the address. One without a password has not. */
async function confirmedAccount(req: PayloadRequest, email: string): Promise<string | undefined> {
  await lockClientAddress(req, email)
  const [row] = await queryIn<{ id: string }>(
    req,
    sql`SELECT u.id FROM users u JOIN account_credentials c ON c.user_id = u.id WHERE u.email = ${email}`,
  )
  return row?.id
}

/**
 * Creates a project in the transaction of `req`, which locks its source. Without an account, stores the
 * address for later. @returns the project, or the id of the existing one
 */
export async function makeProjectIn(
  req: PayloadRequest,
  {
    kind,
    id,
    email,
    title,
    description,
    budget,
    status = 'active',
  }: ProjectPlan & { kind: 'inquiry' | 'registration'; id: string; email: string | null },
): Promise<{ project: Project } | { made: string }> {
  const from = sql.identifier(kind === 'inquiry' ? 'inquiry_id' : 'registration_id')
  const [known] = await queryIn<{ id: string }>(req, sql`SELECT id FROM projects WHERE ${from} = ${id}`)
  if (known) return { made: known.id }
  const address = email?.toLowerCase() ?? null
  const project = await req.payload.create({
    collection: 'projects',
    data: {
      title,
      description: description ?? null,
      budget: budget ?? null,
      status,
      completionPercentage: 0,
      client: address ? ((await confirmedAccount(req, address)) ?? null) : null,
      clientEmail: address,
      [kind]: id,
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return { project }
}
