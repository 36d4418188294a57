import { spawn } from 'node:child_process'
import type { IcsReading, IcsTask } from './busy-times'

export type IcsAnswer = IcsReading | { failure: string }

/** Read from the source folder: the server always runs from the project's root. */
const PROGRAM = 'src/server/calendars/read-calendar.ts'
const MAX_WAIT_MS = 30_000
const MEMORY_MB = 256

/**
 * Reads a calendar file in a process of its own: a large file takes seconds of a core, and may need a lot of memory.
 * @throws Error if that process fails or takes too long
 */
export function readApart(task: IcsTask, maxWait = MAX_WAIT_MS): Promise<IcsAnswer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, PROGRAM], {
    cwd: process.cwd(),
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: maxWait,
    killSignal: 'SIGKILL',
  })
  return new Promise<IcsAnswer>((done, failed) => {
    child.once('message', (answer) => done(answer as IcsAnswer))
    child.once('error', failed)
    child.once('exit', (code, signal) => failed(new Error(`the calendar was not read: ${signal ?? code}`)))
    child.send(task, (error) => error && failed(error))
  }).finally(() => child.kill('SIGKILL'))
}
