import { processState } from '../../lib/process-state.ts'

const gate = processState('ready', () => ({
  ...Promise.withResolvers<void>(),
  announced: false,
  stopping: false,
}))

/** Resolves when the application inside the framework has migrated, seeded and started; rejects when it could not. */
export const applicationReady = (): Promise<void> => gate.promise

/** Whether the application has begun to start. */
export const isStarting = (): boolean => gate.announced

/** Called by the application with its start; passes its end on to whoever waits. */
export function announceReadiness(start: Promise<void>): void {
  gate.announced = true
  start.then(gate.resolve, gate.reject)
}

/** Called when the stop begins: whoever asks from now on should go elsewhere. */
export function announceStop(): void {
  gate.stopping = true
}

/** Whether the process is stopping and takes nothing new. */
export const isStopping = (): boolean => gate.stopping
