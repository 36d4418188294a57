import { processState } from './process-state.ts'

const state = processState('stopping', () => ({ stopping: false }))

/** Called when the stop begins: from now on, readiness checks send traffic elsewhere. */
export function announceStop(): void {
  state.stopping = true
}

/** Returns true if the process is stopping and accepts no new work. */
export const isStopping = (): boolean => state.stopping
