import { processState } from '../../lib/process-state.ts'

const gate = processState('ready', () => ({ ...Promise.withResolvers<void>(), announced: false }))

/** Resolves when the application has migrated, seeded and started; rejects if it failed. */
export const applicationReady = (): Promise<void> => gate.promise

/** Returns true if the application has begun to start. */
export const isStarting = (): boolean => gate.announced

/** Called by the application with its start; forwards the result to waiting code. */
export function announceReadiness(start: Promise<void>): void {
  gate.announced = true
  start.then(gate.resolve, gate.reject)
}
