import { call, type Visitor } from './site'

/** What an invited client answers. */
export const clientAnswers = {
  fullName: 'Grace Hopper',
  companyName: 'Cobol & Sons',
  businessSize: '11-50',
  industry: 'Technology',
  automationInterests: ['Email & CRM Automation'],
  budgetRange: '$5,000 - $15,000',
  timeline: 'Soon (1-2 months)',
}

/** Invites an address in the name of a super admin. */
export async function invited(owner: Visitor, email: string, more: object = {}) {
  const { body } = await call<{ link: string; invitation: { id: string } }>(
    'POST',
    '/api/create-invitation',
    { visitor: owner, body: { email, ...more } },
  )
  return { invitationId: body.invitation.id, token: new URL(body.link).searchParams.get('token') ?? '' }
}

/** Invites an address and registers in its place. */
export async function registered(owner: Visitor, email: string, more: object = {}) {
  const { invitationId, token } = await invited(owner, email)
  const body = { token, ...clientAnswers, ...more }
  return { ...(await call('POST', '/api/client-registration', { body })), invitationId }
}
