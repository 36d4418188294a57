import type { Contract } from '@/lib/http/contract'

const sentInvitation = async () => (await import('./answers')).sentInvitation
const invited = async () => (await import('./answers')).invited

export const createInvitation = {
  at: 'POST /api/create-invitation',
  who: 'super admin',
  about: 'Invite a client by mail',
  input: async () => (await import('./schema')).createInvitationSchema,
  answers: { 201: sentInvitation },
  refusals: { 409: 'The address has an open invitation.' },
} as const satisfies Contract

export const resendInvitation = {
  at: 'POST /api/invitations/:id/resend',
  who: 'super admin',
  about: 'Send an invitation again, with a new link',
  answers: { 200: sentInvitation },
  refusals: {
    404: 'There is no such invitation.',
    409: 'It was accepted, or the address has another open one.',
  },
} as const satisfies Contract

export const validateInvitation = {
  at: 'POST /api/validate-invitation',
  who: 'by secret',
  about: 'Whom an invitation is for',
  input: async () => (await import('../account/schema')).tokenSchema,
  answers: { 200: invited },
  refusals: { 404: 'The link is no longer valid.' },
} as const satisfies Contract

export const registerClient = {
  at: 'POST /api/client-registration',
  who: 'by secret',
  about: 'Register with an invitation',
  input: async () => (await import('./schema')).registrationSchema,
  answers: { 201: invited },
  refusals: { 404: 'The link is no longer valid.' },
} as const satisfies Contract
