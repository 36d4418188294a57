import type { Contract } from '@/lib/http/contract'

export const sendInquiry = {
  at: 'POST /api/contact',
  who: 'public',
  about: 'Send a message',
  input: async () => (await import('./schema')).inquirySchema,
  answers: { 201: async () => (await import('@/lib/http/answers')).message },
  once: true,
} as const satisfies Contract
