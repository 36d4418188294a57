/** A call as the tests name it: 'token', 'revoke', 'calendarList.list', 'freeBusy', 'events.insert' and so on. */
export interface Fault {
  operation: string
  /**
   * `refuse`: answers `status` and does nothing. `hang`: never answers. `slow`: answers after `ms`. `drop`: closes the line.
   * `answer-lost`: does the work, then closes the line. `done-then-hang`: does the work and never answers. `lie`: answers `text`.
   */
  kind: 'refuse' | 'hang' | 'slow' | 'drop' | 'answer-lost' | 'done-then-hang' | 'lie'
  /** What a lie says in place of JSON. */
  text?: string
  status?: number
  /** Google's word for it, such as rateLimitExceeded or invalid_grant. */
  reason?: string
  ms?: number
  /** How often it happens; for ever without it. */
  times?: number
  /** The number of calls that are answered normally before it begins. */
  after?: number
  /** The header Retry-After, in seconds. */
  retryAfter?: number
}

/** The fault for each call, until it is used up or cleared. */
export class Faults {
  #faults: Fault[] = []

  add(fault: Fault): void {
    this.#faults.push({ ...fault })
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault of this call, if there is one; it is then used up by one. `*` is any call. */
  take(operation: string): Fault | undefined {
    const found = this.#faults.find((fault) => fault.operation === operation || fault.operation === '*')
    if (found?.after) {
      found.after--
      return undefined
    }
    if (found?.times !== undefined) {
      found.times--
      if (found.times <= 0) this.#faults = this.#faults.filter((fault) => fault !== found)
    }
    return found
  }
}
