import { HOUR, type Limit } from '@/lib/rate-limit/limits'

export const remarkLimits = {
  network: { name: 'draft-remark', points: 20, windowSeconds: HOUR, blockSeconds: 0 },
  /** Of one link, from any network. */
  link: { name: 'draft-remark-link', points: 60, windowSeconds: HOUR, blockSeconds: 0 },
} as const satisfies Record<string, Limit>
