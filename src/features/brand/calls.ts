import type { Contract } from '@/lib/http/contract'

export const changeBrand = {
  at: 'POST /api/brand',
  who: 'super admin',
  about: 'Change the name, logos, colors, fonts and social links of the site, and the sender of its mails',
  versioned: true,
  input: async () => (await import('./schema')).brandSchema,
  answers: { 200: async () => (await import('./schema')).savedBrand },
} as const satisfies Contract
