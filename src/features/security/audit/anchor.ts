/** The last entry of the log, or of a part of it. */
export interface Head {
  sequence: number
  hash: string
}

/**
 * Says, sealed with the key, what the log was at an instant: `anchor`: it went up to this entry, with this hash;
 * `sealed`: every entry after this one carries a seal; `cut`: the entries up to this one were removed on purpose.
 */
export interface Anchor extends Head {
  kind: 'anchor' | 'cut' | 'sealed'
  /** UTC instant. */
  madeAt: string
  mac: string
}
