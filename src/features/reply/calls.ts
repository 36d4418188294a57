import type { Contract } from '@/lib/http/contract'

export const sendReply = {
  at: 'POST /api/send-reply',
  who: 'admin',
  about:
    'Write by mail to a person, or to the one of an inquiry, a registration or a booking. Replies go to the caller.',
  input: async () => (await import('./schema')).sendReplySchema,
  answers: { 201: async () => (await import('../queue/answers')).sentReply },
  refusals: { 404: 'There is no such item for you.', 409: 'The address of the person is no longer stored.' },
  once: true,
} as const satisfies Contract
