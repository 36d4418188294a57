import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { withSystemPackage } from '../system-package.ts'

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 32
/** Clock ticks of /proc in a second; 100 on every Linux that runs Node. */
const TICKS = 100

export interface Load {
  /** Requests a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  failures: number
  /** Share of one core that the load generator used; near 1 the generator was the limit. */
  generator: number
}

export interface Target {
  url: string
  encoding: 'br' | 'identity'
  /** A crowd is a new client with each request; otherwise it is always the same one. */
  clients: 'one' | 'crowd'
}

const findWrk = () =>
  withSystemPackage('wrk', () =>
    ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find(existsSync),
  )

/** Seconds of CPU that a process has used; undefined if the system does not report it. */
export function cpuSeconds(pid: number | undefined): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return undefined
  }
}

const toMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

function wrkResult(output: string): Omit<Load, 'generator'> {
  const milliseconds = (share: string) => {
    const [, value, unit] = new RegExp(`\\b${share}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? []
    return Number(value) * (toMs[unit ?? ''] ?? Number.NaN)
  }
  const count = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)
  const cut = (broken ?? []).slice(1).reduce((sum, each) => sum + Number(each), 0)
  return {
    rate: count(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds('50'),
    p99: milliseconds('99'),
    failures: count(/Non-2xx or 3xx responses: (\d+)/) + cut,
  }
}

function commandOf({ url, encoding, clients }: Target): [string, string[]] {
  const wrk = findWrk()
  if (!wrk)
    return ['node', [join(import.meta.dirname, 'autocannon.mjs'), url, String(SECONDS), encoding, clients]]
  const crowd = clients === 'crowd' ? ['-s', join(import.meta.dirname, 'crowd.lua')] : []
  const named = ['-H', `Accept-Encoding: ${encoding}`]
  return [
    wrk,
    ['-t', '1', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '--latency', ...named, ...crowd, url],
  ]
}

/** 32 connections that request one address without a pause, with Debian's wrk if available. */
export async function load(target: Target): Promise<Load> {
  const [command, args] = commandOf(target)
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const begun = performance.now()
  let used = 0
  let elapsed = 1
  const watch = setInterval(() => {
    used = cpuSeconds(child.pid) ?? used
    elapsed = (performance.now() - begun) / 1000
  }, 250)
  const ended = once(child, 'exit')
  const output = await text(child.stdout)
  await ended
  clearInterval(watch)
  const result = command === 'node' ? (JSON.parse(output) as Omit<Load, 'generator'>) : wrkResult(output)
  if (result.failures > 0) console.log(`  (${result.failures} requests to ${target.url} failed)`)
  return { ...result, generator: used / elapsed }
}
