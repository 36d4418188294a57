import type { Contract } from '@/lib/http/contract'

const refusal = async () => (await import('./answers')).refusal

export const useTools = {
  at: 'POST /api/mcp',
  who: 'public',
  anyKey: true,
  about:
    'Tools for assistants: the Model Context Protocol, Streamable HTTP without sessions. An API key opens the tools of its scopes.',
  answers: { 200: async () => (await import('./answers')).message, 202: null },
  refusals: {
    400: ['The message or its headers are wrong.', refusal],
    404: ['The site has switched it off, or there is no such method.', refusal],
  },
} as const satisfies Contract
