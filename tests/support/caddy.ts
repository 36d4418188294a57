import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withSystemPackage } from '../../scripts/system-package.ts'

const root = join(import.meta.dirname, '../..')
/** In which a client of a test says who it is; in earnest the address of the connection counts. */
export const CLIENT = 'x-client'

/** Where Caddy is: the one of CADDY or of the system, installed where it may be; undefined when there is none to be had. */
export function findCaddy(): string | undefined {
  const known = [process.env.CADDY, '/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy']
  return withSystemPackage('caddy', () => known.find((path) => path && existsSync(path)))
}

/** Our Caddyfile with the little in it that a test has otherwise; a line of it that is gone is an error. */
function configuration(names?: string): string {
  let text = readFileSync(join(root, 'docker/Caddyfile'), 'utf8')
  const replace = (pattern: RegExp, by: string) => {
    if (!pattern.test(text)) throw new Error(`docker/Caddyfile has nothing like ${pattern}`)
    text = text.replace(pattern, by)
  }
  if (names) replace(/transport http \{/, `transport http {\n\t\t\tresolvers ${names}`)
  replace(/\{remote_host\}/, `{header.${CLIENT}}`)
  return text
}

interface Front {
  folder: string
  /** Where it listens. */
  url: string
  /** Host and port of the site. */
  upstream: string
  /** A name server that knows the host. */
  names?: string
  /** Further sites, as they stand in a Caddyfile. */
  more?: string
}

/** The proxy of docker-compose.yml in front of servers on this machine. */
export async function startCaddy({ folder, url, upstream, names, more = '' }: Front) {
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `${configuration(names)}\n${more}`)
  const caddy = findCaddy()
  if (!caddy) throw new Error('Caddy is needed: install the package "caddy", or set CADDY to its path.')
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      SITE_URL: url,
      SITE_UPSTREAM: upstream,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = once(child, 'exit')
  const answers = () =>
    fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`Caddy stopped at its start:\n${output}`)
    await pause(50)
  }
  return {
    /** Its output so far. */
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
