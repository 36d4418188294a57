export interface Head {
  sequence: number
  hash: string
}

/**
 * A sealed statement about the log. `anchor`: its last entry and hash. `sealed`: all later entries have a
 * seal. `cut`: earlier entries were removed on purpose.
 */
export interface Anchor extends Head {
  kind: 'anchor' | 'cut' | 'sealed'
  /** UTC instant. */
  madeAt: string
  mac: string
}
