/** Hangs on the process: the framework's bundle and our server hold different copies of this module. */
const READY = Symbol.for('quickwin.ready')
const shared = globalThis as { [READY]?: PromiseWithResolvers<void> }

function gate(): PromiseWithResolvers<void> {
  shared[READY] ??= Promise.withResolvers<void>()
  return shared[READY]
}

/** Resolves when the application inside the framework has migrated, seeded and started; rejects when it could not. */
export const applicationReady = (): Promise<void> => gate().promise

/** Called by the application with its start; passes its end on to whoever waits. */
export function announceReadiness(start: Promise<void>): void {
  start.then(gate().resolve, gate().reject)
}
