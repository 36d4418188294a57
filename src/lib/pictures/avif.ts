import { spawn } from 'node:child_process'

export interface AvifTask {
  /** A picture that was checked at upload. */
  data: Uint8Array
  widths: number[]
}

/** The pictures in the order of the widths, or why there are none. */
export type AvifAnswer = { files: Uint8Array[] } | { failure: string }

/** Read from the source folder: the server always runs from the project's root. */
const PROGRAM = 'src/server/pictures/draw-avif.ts'
/** On a slow, idle machine the largest picture takes half a minute. */
const TIMEOUT_MS = 240_000

/**
 * Makes AVIF pictures in these widths (pixels). It takes seconds of a core, so a separate process does it, at the lowest
 * priority and without this process's settings.
 * @throws if that process ends before it has answered; a retry may succeed
 */
export function drawAvif(task: AvifTask, timeout = TIMEOUT_MS): Promise<AvifAnswer> {
  // With `fork`, the bundler would look for the program itself.
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: process.cwd(),
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    timeout,
    killSignal: 'SIGKILL',
  })
  return new Promise<AvifAnswer>((done, failed) => {
    child.once('message', (answer) => done(answer as AvifAnswer))
    child.once('error', failed)
    child.once('exit', (code, signal) => failed(new Error(`AVIF was not made: ${signal ?? code}`)))
    child.send(task, (error) => error && failed(error))
  }).finally(() => child.kill('SIGKILL'))
}
