import type { Contract } from '@/lib/http/contract'

const shownOnce = async () => (await import('./answers')).shownOnce
const unknown = 'There is no such key of this account.'

export const makeKey = {
  at: 'POST /api/api-keys',
  who: 'admin',
  about: 'Make an API key. Asks for the password and any second factor. Only this answer has the key.',
  input: async () => (await import('./schema')).newKeySchema,
  answers: { 201: shownOnce },
  refusals: { 409: 'The account has twenty keys.' },
} as const satisfies Contract

export const rotateKey = {
  at: 'POST /api/api-keys/:id/rotate',
  who: 'admin',
  about: 'Replace an API key. The old one works for another 24 hours.',
  input: async () => (await import('../account/schema')).proofSchema,
  answers: { 200: shownOnce },
  refusals: { 404: unknown },
} as const satisfies Contract

export const revokeKey = {
  at: 'DELETE /api/api-keys/:id',
  who: 'admin',
  about: 'Revoke an API key at once. Super admins may revoke those of others.',
  answers: { 200: async () => (await import('@/lib/http/answers')).message },
  refusals: { 404: unknown },
} as const satisfies Contract
