// Answer times must not reveal known addresses. The requests alternate, so that the machine's load affects both kinds equally.
import { median, reportLines } from './report.ts'
import { EDITOR, programHeaders, type Site, someone } from './site.ts'

const TRIES = Number(process.env.BENCH_TRIES ?? 200)

async function timed(url: string, path: string, body: object): Promise<number> {
  const startedAt = performance.now()
  const headers = { ...programHeaders, origin: url, ...someone() }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  if (![401, 202].includes(answer.status)) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - startedAt
}

async function compare(url: string, path: string, more: object): Promise<string> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let turn = 0; turn < TRIES; turn++) {
    const both = [
      ['known', EDITOR.email],
      ['unknown', `unknown-${turn}@quickwin.example`],
    ] as const
    // In random order, so that the background work of one request affects both kinds equally.
    for (const [kind, email] of Math.random() < 0.5 ? both : both.toReversed())
      times[kind].push(await timed(url, path, { email, ...more }))
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  return `${path}: median ${one.toFixed(2)} ms known, ${other.toFixed(2)} ms unknown, ${(one - other).toFixed(2)} ms apart`
}

/** Median times of sign-in, forgot password and sign-up for a known and for unknown addresses. */
export async function accounts({ server: { url } }: Site): Promise<void> {
  await compare(url, '/api/users/login', { password: 'Warming-up-1' })
  reportLines('Known and unknown addresses, in alternation', [
    await compare(url, '/api/users/login', { password: 'Wrong-password-1' }),
    await compare(url, '/api/forgot-password', {}),
    await compare(url, '/api/sign-up', { password: 'Plain-sailing-7', fullName: 'Grace Hopper' }),
  ])
}
