import type { Contract } from '@/lib/http/contract'

export const useTools = {
  at: 'POST /api/mcp',
  who: 'public',
  anyKey: true,
  about:
    'Tools for assistants: the Model Context Protocol, Streamable HTTP without sessions. An API key opens the tools of its scopes.',
  answers: { 200: async () => (await import('./answers')).message, 202: null },
  refusals: { 404: 'The site has switched it off.' },
} as const satisfies Contract
