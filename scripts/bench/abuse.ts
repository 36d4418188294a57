// How 10,000 abusive requests affect ordinary readers and memory; then the same while the database is killed. The comparison is
// the same readers on the same server without the abuse.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { probed } from '../../tests/support/contract-servers.ts'
import { freePort, startServer } from '../../tests/support/own-server.ts'
import { reportLines } from './report.ts'
import { root, SECRETS } from './site.ts'

const REQUESTS = Number(process.env.ABUSE_REQUESTS ?? 10_000)
const READERS = 6
const READ_EVERY_MS = 120
const CALM_MS = 10_000
const MB = 1024 * 1024
const PAGES = ['/', '/pricing', '/services', '/faq', '/blog', '/contact', '/book-call']

interface Reading {
  times: number[]
  failures: Record<string, number>
}

/** Reads pages as a browser does, one after the other, until `over`. */
async function read(url: string, over: () => boolean, reading: Reading): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = Math.floor(Math.random() * PAGES.length); !over(); turn++) {
    const begun = performance.now()
    const result = await new Promise<string>((done) => {
      get(`${url}${PAGES[turn % PAGES.length]}`, { agent }, (answer) => {
        answer.resume()
        answer.once('end', () => done(String(answer.statusCode)))
        answer.once('error', () => done('cut'))
      }).once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'failed'))
    })
    reading.times.push(performance.now() - begun)
    if (result !== '200') reading.failures[result] = (reading.failures[result] ?? 0) + 1
    await pause(READ_EVERY_MS)
  }
  agent.destroy()
}

async function readers(url: string, during: Promise<unknown>): Promise<Reading> {
  let over = false
  const reading: Reading = { times: [], failures: {} }
  const work = Array.from({ length: READERS }, () => read(url, () => over, reading))
  await during
  over = true
  await Promise.all(work)
  return reading
}

function described({ times, failures }: Reading): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0)} ms`
  const failed =
    Object.keys(failures).length > 0 ? `, not answered with 200: ${JSON.stringify(failures)}` : ''
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} of ${times.length} pages${failed}`
}

async function abusers(url: string, count: number): Promise<string[]> {
  const child = spawn('node', ['scripts/bench/abusers.mjs', url, String(count)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ends = JSON.parse(await text(child.stdout)) as Record<string, Record<string, number>>
  return Object.entries(ends).map(([kind, how]) => `  ${kind}: ${JSON.stringify(how)}`)
}

async function memory(probePort: number): Promise<string> {
  const answer = await fetch(`http://localhost:${probePort}/memory`)
  const { rss, heapUsed, external } = (await answer.json()) as NodeJS.MemoryUsage
  const inMb = (bytes: number) => `${Math.round(bytes / MB)} MB`
  return `resident ${inMb(rss)}, heap ${inMb(heapUsed)}, outside of it ${inMb(external)}`
}

async function healthyAgain(url: string): Promise<string> {
  const begun = performance.now()
  while (performance.now() - begun < 120_000) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return `${((performance.now() - begun) / 1000).toFixed(1)} s`
    await pause(100)
  }
  return 'not within 120 s'
}

export async function abuse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-abuse-'))
  const probePort = await freePort()
  const server = await startServer({
    DATA_DIR: folder,
    ...SECRETS,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'fatal',
    ...probed(probePort),
  })
  try {
    const { url } = server
    await readers(url, pause(CALM_MS / 2))
    const before = await memory(probePort)
    const calm = await readers(url, pause(CALM_MS))
    const begun = performance.now()
    const attack = abusers(url, REQUESTS)
    const attacked = await readers(url, attack)
    const seconds = (performance.now() - begun) / 1000
    const during = await memory(probePort)
    const after = await readers(url, pause(CALM_MS))
    reportLines(
      `${REQUESTS} abusive requests in ${seconds.toFixed(0)} s, ${READERS} readers at the same time`,
      [
        `readers without abuse: ${described(calm)}`,
        `readers under abuse:   ${described(attacked)}`,
        `readers after it:      ${described(after)}`,
        'how the abuse ended:',
        ...(await attack),
      ],
    )
    const postmaster = Number(
      readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
    )
    const second = abusers(url, Math.ceil(REQUESTS / 3))
    let back: Promise<string> = Promise.resolve('')
    const killing = pause(3000).then(() => {
      process.kill(postmaster, 'SIGKILL')
      back = healthyAgain(url)
    })
    const down = await readers(url, Promise.all([second, killing]))
    reportLines('The same with the database killed in the middle', [
      `readers: ${described(down)}`,
      `healthy again after ${await back}`,
      'how the abuse ended:',
      ...(await second),
    ])
    await pause(CALM_MS)
    reportLines('Memory of the server, after a collection of garbage', [
      `before: ${before}`,
      `right after the abuse: ${during}`,
      `at the end: ${await memory(probePort)}`,
    ])
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
