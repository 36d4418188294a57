import { eq, type SQL } from '@payloadcms/db-postgres/drizzle'
import { unionAll } from '@payloadcms/db-postgres/drizzle/pg-core'
import { asText, constant, firstOf, lower } from '@/lib/db/expressions'
import type { Transaction } from '@/lib/db/transaction'
import { client_registrations, inquiries, invitations } from '@/payload-generated-schema'
import type { WorkKind, WorkStatus } from './rules'
import type { Viewer } from './visible'

/** Condition: the team sees all inquiries; super admins and the assignee see a registration. */
export const isVisibleRegistration = (viewer: Viewer): SQL | undefined =>
  viewer.superAdmin ? undefined : eq(client_registrations.assignee, viewer.id)

/** Inquiries and registrations that the viewer may see, as the rows of one table. */
export function workRows(db: Transaction, viewer: Viewer) {
  const written = db
    .select({
      kind: constant<WorkKind>('inquiry').as('kind'),
      id: inquiries.id,
      name: inquiries.name,
      email: asText<string | null>(inquiries.email).as('email'),
      /** The address in lower case. A registration without one is its own group. */
      person: lower(inquiries.email).as('person'),
      company: inquiries.company,
      text: inquiries.message,
      status: asText<WorkStatus>(inquiries.status).as('status'),
      assignee: inquiries.assignee,
      createdAt: inquiries.createdAt,
      updatedAt: inquiries.updatedAt,
    })
    .from(inquiries)
  const registered = db
    .select({
      kind: constant<WorkKind>('registration').as('kind'),
      id: client_registrations.id,
      name: client_registrations.fullName,
      email: asText<string | null>(invitations.email).as('email'),
      person: firstOf(lower(invitations.email), asText(client_registrations.id)).as('person'),
      company: asText<string | null>(client_registrations.companyName).as('company'),
      text: firstOf(client_registrations.currentChallenges, constant('')).as('text'),
      status: asText<WorkStatus>(client_registrations.status).as('status'),
      assignee: client_registrations.assignee,
      createdAt: client_registrations.createdAt,
      updatedAt: client_registrations.updatedAt,
    })
    .from(client_registrations)
    .leftJoin(invitations, eq(invitations.id, client_registrations.invitation))
    .where(isVisibleRegistration(viewer))
  return unionAll(written, registered).as('work')
}

export type WorkRows = ReturnType<typeof workRows>
