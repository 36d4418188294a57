import { and, eq, gt, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { NOW } from '@/lib/db/expressions'
import { asCaller } from '@/lib/db/local-api'
import { transactionOf } from '@/lib/db/transaction'
import { addressPart } from '@/lib/validation/email-address'
import { isUuid } from '@/lib/validation/uuid'
import { invitations } from '@/payload-generated-schema'
import type { ClientRegistration } from '@/payload-types'

export const invitationStatuses = ['pending', 'accepted', 'expired'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const invitationSorts = ['email', 'status', 'subdomain', 'sent', 'expires'] as const
export type InvitationSort = (typeof invitationSorts)[number]

const fieldOf: Record<InvitationSort, string> = {
  email: 'email',
  status: 'status',
  subdomain: 'subdomain',
  sent: 'createdAt',
  expires: 'expiresAt',
}

export interface InvitationListRequest {
  q: string
  status: InvitationStatus | undefined
  sort: InvitationSort
  descending: boolean
  page: number
  pageSize: number
}

export type ListedInvitation = Awaited<ReturnType<typeof listInvitations>>['invitations'][number]

const columns = {
  email: true,
  status: true,
  subdomain: true,
  expiresAt: true,
  createdAt: true,
  updatedAt: true,
} as const

const MAX_REGISTERED = 200

/** Invitations whose clients registered with such a name or company. */
async function registeredAs(req: PayloadRequest, q: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'client-registrations',
    where: { or: [{ fullName: { contains: q } }, { companyName: { contains: q } }] },
    select: { invitation: true },
    limit: MAX_REGISTERED,
    ...asCaller(req),
  })
  return docs.flatMap(({ invitation }) => (typeof invitation === 'string' ? [invitation] : []))
}

async function condition(req: PayloadRequest, { q, status }: InvitationListRequest): Promise<Where> {
  const and: Where[] = []
  if (status) and.push({ status: { equals: status } })
  if (q) {
    const registered = await registeredAs(req, q)
    and.push({
      or: [
        { email: { contains: q } },
        { email: { contains: addressPart(q) } },
        { subdomain: { contains: q } },
        ...(registered.length > 0 ? [{ id: { in: registered } }] : []),
      ],
    })
  }
  return { and }
}

const invitationIdOf = ({ invitation }: Pick<ClientRegistration, 'invitation'>) =>
  typeof invitation === 'string' ? invitation : invitation?.id

async function registrationIds(req: PayloadRequest, ids: string[]): Promise<Map<string | undefined, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'client-registrations',
    where: { invitation: { in: ids } },
    select: { invitation: true },
    pagination: false,
    ...asCaller(req),
  })
  return new Map(docs.map((registration) => [invitationIdOf(registration), registration.id]))
}

export async function listInvitations(req: PayloadRequest, asked: InvitationListRequest) {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'invitations',
    where: await condition(req, asked),
    sort: [`${asked.descending ? '-' : ''}${fieldOf[asked.sort]}`, 'id'],
    page: asked.page,
    limit: asked.pageSize,
    select: columns,
    ...asCaller(req),
  })
  const accepted = docs.filter(({ status }) => status === 'accepted').map(({ id }) => id)
  const registrations = await registrationIds(req, accepted)
  const listed = docs.map((doc) => ({ ...doc, registrationId: registrations.get(doc.id) ?? null }))
  return { invitations: listed, total: totalDocs }
}

/** Counts invitations by status. The caller must check for a super admin. */
export async function countInvitations(req: PayloadRequest): Promise<Record<InvitationStatus, number>> {
  const { status, expiresAt } = invitations
  const db = await transactionOf(req)
  const countWhere = (condition: SQL | undefined) => db.$count(invitations, condition)
  const [pending, accepted, all] = await Promise.all([
    countWhere(and(eq(status, 'pending'), gt(expiresAt, NOW))),
    countWhere(eq(status, 'accepted')),
    countWhere(undefined),
  ])
  return { pending, accepted, expired: all - pending - accepted }
}

export async function invitationDetails(req: PayloadRequest, id: string) {
  if (!isUuid(id)) return undefined
  const [found, registrations] = await Promise.all([
    req.payload.find({
      collection: 'invitations',
      where: { id: { equals: id } },
      limit: 1,
      pagination: false,
      select: columns,
      ...asCaller(req),
    }),
    req.payload.find({
      collection: 'client-registrations',
      where: { invitation: { equals: id } },
      limit: 1,
      pagination: false,
      ...asCaller(req),
    }),
  ])
  const [invitation] = found.docs
  const registration = registrations.docs[0] ?? null
  return (
    invitation && { invitation: { ...invitation, registrationId: registration?.id ?? null }, registration }
  )
}
