import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const MOST_OUTPUT = 64 * 1024 * 1024

/** The project in a folder of its own, as an owner has it, with ports and names that are free. */
export interface Project {
  folder: string
  /** A command in that folder. @returns its output; throws with it when it fails */
  sh(command: string, env?: Record<string, string>): Promise<string>
  /** One value of the database. */
  value(sql: string): Promise<string>
  remove(): Promise<void>
}

interface Settings {
  name: string
  port: number
  /** Lines of .env. */
  env: Record<string, string>
}

/** The database's first start takes ten seconds longer, as on a slow disk. Its init scripts run beside a temporary server. */
const override = (port: number) => `services:
  proxy:
    ports: !override ["${port}:80"]
  database:
    volumes:
      - ./docker/slow.sh:/docker-entrypoint-initdb.d/slow.sh:ro
`

export function makeProject({ name, port, env }: Settings): Project {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-compose-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  for (const file of files.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true })
  }
  // With images that are built already: FROM ... AS tools, FROM ...
  if (process.env.COMPOSE_DOCKERFILE) cpSync(process.env.COMPOSE_DOCKERFILE, join(folder, 'Dockerfile'))
  writeFileSync(join(folder, 'docker-compose.override.yml'), override(port))
  writeFileSync(join(folder, 'docker/slow.sh'), 'sleep 10\n', { mode: 0o755 })
  const lines = Object.entries({ COMPOSE_PROJECT_NAME: name, ...env }).map(
    ([key, value]) => `${key}=${value}\n`,
  )
  writeFileSync(join(folder, '.env'), lines.join(''))
  const sh = async (command: string, more: Record<string, string> = {}) => {
    const { PATH, HOME } = process.env
    const environment = { NODE_ENV: 'production' as const, PATH, HOME, ...dockerSettings(), ...more }
    try {
      const options = { cwd: folder, env: environment, maxBuffer: MOST_OUTPUT }
      const { stdout, stderr } = await run('sh', ['-ec', command], options)
      return stdout + stderr
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
      throw new Error(`${command}\n${stdout}${stderr}`.slice(-8000))
    }
  }
  return {
    folder,
    sh,
    value: async (sql) => (await sh(`docker compose exec -T database psql -U quickwin -tAc "${sql}"`)).trim(),
    async remove() {
      await sh('docker compose --profile "*" down -v --remove-orphans -t 5')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Which engine is meant; no other settings of this process reach compose. */
const dockerSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('DOCKER_')))
