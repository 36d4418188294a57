interface Gate extends PromiseWithResolvers<void> {
  announced: boolean
}

/** Hangs on the process: the framework's bundle and our server hold different copies of this module. */
const READY = Symbol.for('quickwin.ready')
const shared = globalThis as { [READY]?: Gate }

function gate(): Gate {
  shared[READY] ??= { ...Promise.withResolvers<void>(), announced: false }
  return shared[READY]
}

/** Resolves when the application inside the framework has migrated, seeded and started; rejects when it could not. */
export const applicationReady = (): Promise<void> => gate().promise

/** Whether the application has begun to start. */
export const isStarting = (): boolean => gate().announced

/** Called by the application with its start; passes its end on to whoever waits. */
export function announceReadiness(start: Promise<void>): void {
  gate().announced = true
  start.then(gate().resolve, gate().reject)
}
