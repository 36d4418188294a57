import { processState } from '../../lib/process-state.ts'

const gate = processState('ready', () => ({
  ...Promise.withResolvers<void>(),
  announced: false,
  stopping: false,
}))

/** Resolves when the application has migrated, seeded and started; rejects if it failed. */
export const applicationReady = (): Promise<void> => gate.promise

/** Returns true if the application has begun to start. */
export const isStarting = (): boolean => gate.announced

/** Called by the application with its start; forwards the result to waiting code. */
export function announceReadiness(start: Promise<void>): void {
  gate.announced = true
  start.then(gate.resolve, gate.reject)
}

/** Called when the stop begins: from now on, readiness checks send traffic elsewhere. */
export function announceStop(): void {
  gate.stopping = true
}

/** Returns true if the process is stopping and accepts no new work. */
export const isStopping = (): boolean => gate.stopping
