import { announceReadiness } from '@/server/process/ready'

/** Runs once, before the server answers: database, first content, workers. */
export async function register(): Promise<void> {
  // Next builds this file twice, also for a runtime without Node. It drops this import there only if the condition is here.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // Our server waits for this before it listens, and stops when it fails, be it that the code cannot be
  // loaded; the framework would go on.
  announceReadiness(import('@/application/start').then(({ startApplication }) => startApplication()))
}
