import type { Contract } from '@/lib/http/contract'

export const setLead = {
  at: 'POST /api/set-lead',
  who: 'admin',
  scope: 'leads:write',
  about: 'Set stage, value and expected month of the person of an inquiry, a registration or a booking',
  input: async () => (await import('./schema')).setLeadSchema,
  answers: { 200: async () => (await import('./answers')).lead },
  refusals: {
    404: 'There is no such item for you, or its address is not stored.',
    412: ['It is not what was `seen`.', async () => (await import('./answers')).staleLead],
  },
} as const satisfies Contract
