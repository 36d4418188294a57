import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withSystemPackage } from '../system-package.ts'
import { measured, median, reportLines } from './report.ts'
import type { Site } from './site.ts'

/** Rounds of each, in alternation, because the machine's speed changes within seconds. */
const TURNS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)

/** The bytes as sent, not decompressed. */
function packedPage(url: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    const asked = get(url, { headers: { 'accept-encoding': 'br' } }, (answer) =>
      buffer(answer).then(done, failed),
    )
    asked.once('error', failed)
  })
}

/** Requests a second, as wrk reports them: a generator in JavaScript would be slower than what it measures. */
async function rateOf(wrk: string, url: string): Promise<number> {
  const options = ['-t', '1', '-c', '32', '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = await promisify(execFile)(wrk, options)
  if (/Non-2xx|Socket errors/.test(stdout)) console.log(stdout)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

/** The home page from the page memory, compared with the same bytes from a bare Node server. */
export async function pages({ server }: Site): Promise<void> {
  const wrk = withSystemPackage('wrk', () => ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync))
  if (!wrk) return reportLines('pages', ['wrk is not installed, so they were not measured'])
  const url = `${server.url}/`
  await packedPage(url)
  await pause(1500)
  const body = await packedPage(url)
  const headers = { 'content-type': 'text/html', 'content-length': body.length, 'content-encoding': 'br' }
  const bare = createServer((_, res) => res.writeHead(200, headers).end(body)).listen(0)
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
  const rates: [number[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    rates[0].push(await rateOf(wrk, url))
    rates[1].push(await rateOf(wrk, bareUrl))
  }
  bare.close()
  measured({
    name: `GET / from the page memory, 32 connections, ${body.length} bytes`,
    unit: 'requests/s',
    ours: median(rates[0]),
    rival: { name: 'bare Node server, same bytes', value: median(rates[1]) },
  })
}
