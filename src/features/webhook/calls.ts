import type { Contract } from '@/lib/http/contract'

export const testWebhook = {
  at: 'POST /api/webhooks/:id/test',
  who: 'super admin',
  about: 'Send a test to a webhook',
  answers: { 200: async () => (await import('./answers')).tested },
  refusals: { 404: 'There is no such webhook.', 409: 'It did not answer with 2xx.' },
} as const satisfies Contract

export const rotateSecret = {
  at: 'POST /api/webhooks/:id/rotate-secret',
  who: 'super admin',
  recent: true,
  about: 'Replace the secret. Only this answer has the new one.',
  answers: { 200: async () => (await import('./answers')).secret },
  refusals: { 404: 'There is no such webhook.' },
} as const satisfies Contract
