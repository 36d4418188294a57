/** How often a caller may do something. A limit of a feature is declared in that feature. */
export interface Limit {
  name: string
  points: number
  windowSeconds: number
  /** How long a client is blocked after twice the points in the window; 0 for no block. */
  blockSeconds: number
}

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Of every call and page; the first two from section 9 of the specification (docs/decisions/0042). */
export const limits = {
  api: { name: 'api', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Pages that are rendered for each request. */
  pages: { name: 'pages', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Addresses without a page: each costs a database query and a render. */
  misses: { name: 'misses', points: 100, windowSeconds: MINUTE, blockSeconds: 5 * MINUTE },
  /** Calls and pages of one editor, from any network. */
  editor: { name: 'editor', points: 1200, windowSeconds: MINUTE, blockSeconds: 0 },
  /** Calls with one API key, from any network. */
  key: { name: 'key', points: 600, windowSeconds: MINUTE, blockSeconds: 0 },
} as const satisfies Record<string, Limit>
