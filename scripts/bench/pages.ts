import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { startCaddy } from '../../tests/support/caddy.ts'
import { freePort } from '../../tests/support/own-server.ts'
import { type Load, load, type Target } from './load.ts'
import { measured, median } from './report.ts'
import type { Site } from './site.ts'

/** Rounds of each, in alternation, because the machine's speed changes within seconds. */
const TURNS = 3

/** The bytes as sent, not decompressed. */
function packedPage(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => buffer(answer).then(done, failed)).once(
      'error',
      failed,
    )
  })
}

/** A bare Node server with the bytes of a file. */
async function bareServer(file: string) {
  const child = spawn('node', [join(import.meta.dirname, 'bare-server.mjs'), file, 'br'])
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() }
}

const middle = (loads: Load[], of: (load: Load) => number) => median(loads.map(of))

/** Loads two addresses in alternation. @returns the loads of each */
async function inTurns(ours: Target, theirs: Target): Promise<[Load[], Load[]]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    loads[0].push(await load(ours))
    loads[1].push(await load(theirs))
  }
  return loads
}

const rate = ({ rate }: Load) => rate
const noteOf = (ours: Load[], theirs: Load[]) =>
  `p99 ${middle(ours, ({ p99 }) => p99).toFixed(1)} ms; the generator used ${middle(ours, ({ generator }) => generator).toFixed(2)} and ${middle(theirs, ({ generator }) => generator).toFixed(2)} of a core`

const page = (url: string): Target => ({ url, encoding: 'br', clients: 'one' })

/**
 * A page from the page memory, compared with the same bytes from a bare Node server; through Caddy, compared with
 * Caddy's own file and with that server through Caddy.
 */
export async function keptPage({ server, folder }: Site, path: string): Promise<void> {
  const url = `${server.url}${path}`
  await packedPage(url)
  await pause(1500)
  const bytes = await packedPage(url)
  const file = join(folder, 'page.html')
  writeFileSync(file, bytes)
  writeFileSync(`${file}.br`, bytes)
  const bare = await bareServer(file)
  const [ours, theirs] = await inTurns(page(url), page(bare.url))
  measured({
    name: `GET ${path} from the page memory, 32 connections, ${bytes.length} bytes`,
    unit: 'requests/s',
    ours: middle(ours, rate),
    rival: { name: 'bare Node server, same bytes', value: middle(theirs, rate) },
    note: noteOf(ours, theirs),
  })
  const itself = `http://localhost:${await freePort()}`
  const files = `${itself} {\n\troot * ${folder}\n\tfile_server {\n\t\tprecompressed br\n\t}\n}\n`
  const passed = `http://localhost:${await freePort()}`
  const proxy = `${passed} {\n\treverse_proxy ${new URL(bare.url).host}\n}\n`
  const front = `http://localhost:${await freePort()}`
  const upstream = new URL(server.url).host
  const caddy = await startCaddy({ folder, url: front, upstream, more: `${files}${proxy}` })
  const [through, served] = await inTurns(page(`${front}${path}`), page(`${itself}/page.html`))
  const [again, plain] = await inTurns(page(`${front}${path}`), page(passed))
  await caddy.stop()
  bare.stop()
  measured({
    name: `GET ${path} through Caddy`,
    unit: 'requests/s',
    ours: middle(through, rate),
    rival: { name: 'Caddy with the file itself', value: middle(served, rate) },
    note: noteOf(through, served),
  })
  measured({
    name: `GET ${path} through Caddy, again`,
    unit: 'requests/s',
    ours: middle(again, rate),
    rival: { name: 'the bare Node server, same bytes, through Caddy', value: middle(plain, rate) },
    note: noteOf(again, plain),
  })
}

export async function madePages({ server }: Site): Promise<void> {
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const path of [
    '/blog/search?q=automation',
    '/search?q=automation',
    '/api/faqs?limit=10',
    `/api/availability?date=${date}`,
  ]) {
    const { rate, p50, p99 } = await load({
      url: `${server.url}${path}`,
      encoding: 'identity',
      clients: 'crowd',
    })
    measured({
      name: `GET ${path.replace(date, 'in three days')}, 32 connections`,
      unit: 'requests/s',
      ours: rate,
      note: `median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    })
  }
}
