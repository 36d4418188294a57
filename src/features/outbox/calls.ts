import type { Contract } from '@/lib/http/contract'

export const settleStuckJob = {
  at: 'POST /api/stuck-jobs',
  who: 'super admin',
  about: 'Try a failed job again, or discard it',
  input: async () => (await import('./schema')).stuckJobSchema,
  answers: { 200: async () => (await import('@/lib/http/answers')).success },
  refusals: { 404: 'It is no longer waiting.' },
} as const satisfies Contract

export const sendTestMail = {
  at: 'POST /api/test-mail',
  who: 'super admin',
  about: 'Send yourself a test mail now',
  answers: { 200: async () => (await import('./answers')).sentTest },
  refusals: { 409: 'The mail server did not accept it.' },
} as const satisfies Contract
