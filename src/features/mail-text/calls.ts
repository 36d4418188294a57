import type { Contract } from '@/lib/http/contract'

const input = async () => (await import('./schema')).mailTextSchema

export const previewMailText = {
  at: 'POST /api/preview-mail-text',
  who: 'super admin',
  about: 'A mail to visitors or clients with this subject and opening, and with sample data',
  input,
  answers: { 200: async () => (await import('../newsletter/answers')).preview },
} as const satisfies Contract

export const sendMailTextTest = {
  at: 'POST /api/send-mail-text-test',
  who: 'super admin',
  about: 'Send yourself that mail now',
  input,
  answers: { 200: async () => (await import('../outbox/answers')).sentTest },
  refusals: { 409: 'The mail server did not accept it.' },
} as const satisfies Contract
