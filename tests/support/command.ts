import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '../..')

export interface Outcome {
  status: number | null
  output: string
}

/** Runs a command of the project (`scripts/<name>.ts`) with the settings of this process and those given. */
export const command = (
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> => runFile(`scripts/${name}.ts`, args, { NODE_ENV: 'production', ...env })

/** What Node runs: the built file, or its source where nothing was built. */
function nodeArguments(file: string): string[] {
  const built = inject('commands')
  return built ? [join(built, file.replace(/ts$/, 'js'))] : ['--import', 'tsx', file]
}

/** Runs a file of the project in a process of its own. */
export async function runFile(
  file: string,
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<Outcome> {
  const child = spawn('node', [...nodeArguments(file), ...args], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, ...env },
  })
  child.stdin.end(input)
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const status = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('close', done),
  )
  return { status, output }
}
