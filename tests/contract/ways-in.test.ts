import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { BUILD } from '../../src/server/process/build.ts'
import { ask } from '../support/ask'
import { probed } from '../support/contract-servers'
import { freePort, type OwnServer, startServer } from '../support/own-server'
import { waysIn } from '../support/ways-in'

const root = join(import.meta.dirname, '../..')
const file = join(root, 'docs/threat-model.md')
const folder = mkdtempSync(join(tmpdir(), 'quickwin-ways-'))
const BLOCK = /(<!-- ways in -->\n)[\s\S]*(\n<!-- end of ways in -->)/
let server: OwnServer
let ports: { PORT: number; METRICS_PORT: number; PROBE_PORT: number }

beforeAll(async () => {
  ports = { PORT: await freePort(), METRICS_PORT: await freePort(), PROBE_PORT: await freePort() }
  server = await startServer({
    ...inject('settings'),
    ...probed(ports.PROBE_PORT),
    PORT: String(ports.PORT),
    METRICS_PORT: String(ports.METRICS_PORT),
    DATA_DIR: folder,
  })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The methods that an address takes: the server names them when it is asked with another. */
async function allowed(path: string): Promise<string> {
  const { status, headers } = await ask(server.url, path, { method: 'PUT' })
  expect([path, status]).toEqual([path, 405])
  return headers.allow ?? ''
}

async function listening(): Promise<string[][]> {
  const found = (await (await fetch(`http://localhost:${ports.PROBE_PORT}/ports`)).json()) as {
    address: string
    port: number
  }[]
  return found.map(({ address, port }) => [
    Object.entries(ports).find(([, each]) => each === port)?.[0] ?? `unknown, ${port}`,
    address,
  ])
}

// `npx vitest run --project contract tests/contract/ways-in.test.ts -u` writes the table again. Say above it what guards
// a new way in, and which test proves it.
it('every way in is in the threat model', async () => {
  Object.assign(process.env, inject('settings'))
  const { default: config } = await import('@payload-config')
  const build = join(root, BUILD)
  const block = await waysIn({ build, config: await config, allowed, ports: await listening() })
  const document = readFileSync(file, 'utf8').replace(
    BLOCK,
    (_, begin: string, end: string) => begin + block + end,
  )
  await expect(document).toMatchFileSnapshot(file)
})
