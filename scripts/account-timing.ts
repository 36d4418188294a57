// Answer times must not reveal known addresses. The requests alternate, so that the machine's load affects both kinds equally.
import { median } from './bench/report.ts'

const TRIES = Number(process.env.BENCH_TRIES ?? 200)

interface Site {
  url: string
  email: string
  /** Makes each request another client's, so that no limit applies. */
  someone: () => Record<string, string>
}

async function timed(site: Site, path: string, body: object): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: site.url,
      ...site.someone(),
    },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  if (![401, 202].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - startedAt
}

async function compare(site: Site, path: string, more: object): Promise<string> {
  const known: number[] = []
  const unknown: number[] = []
  for (let turn = 0; turn < TRIES; turn++) {
    // In random order, so that the background work of one request affects both kinds equally.
    const knownFirst = Math.random() < 0.5
    for (const first of [knownFirst, !knownFirst]) {
      const email = first ? site.email : `unknown-${turn}@quickwin.example`
      const took = await timed(site, path, { email, ...more })
      const times = first ? known : unknown
      times.push(took)
    }
  }
  const [one, other] = [median(known), median(unknown)]
  return `${path}: median ${one.toFixed(2)} ms known, ${other.toFixed(2)} ms unknown, ${(one - other).toFixed(2)} ms apart`
}

/** Median times of sign-in and forgot password for a known and for unknown addresses, one line each. */
export async function accountTiming(site: Site): Promise<string[]> {
  await compare({ ...site }, '/api/users/login', { password: 'Warming-up-1' })
  return [
    await compare(site, '/api/users/login', { password: 'Wrong-password-1' }),
    await compare(site, '/api/forgot-password', {}),
    await compare(site, '/api/sign-up', { password: 'Plain-sailing-7', fullName: 'Grace Hopper' }),
  ]
}
