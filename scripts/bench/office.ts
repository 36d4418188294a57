// Time to the first byte of the back office's pages, with many and with few rows.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type OwnServer, startServer } from '../../tests/support/own-server.ts'
import { median, reportLines } from './report.ts'
import { root, SECRETS, type Site, signIn } from './site.ts'

const ROUNDS = 15
const MANY = { posts: 200, bookings: 20_000, users: 5_000, audit: 100_000, events: 100_000 }
const FEW = { posts: 100, bookings: 100, users: 100, audit: 100, events: 100 }
const OWNER = { email: 'owner-of-the-bench@quickwin.example', password: 'Owner-of-the-bench-1' }

const tabs = ['', '/invites', '/bookings', '/calendar', '/blogs', '/users', '/security', '/monitoring']
const pages = [
  ...tabs.map((tab) => `/super-admin${tab}`),
  '/super-admin/monitoring?q=report',
  '/super-admin/bookings?q=ada',
  '/admin/queue',
  '/admin',
]

type Environment = Record<string, string>

function fill(env: Environment, rows: Record<string, number>): void {
  const wanted = Object.entries(rows).flatMap(([kind, count]) => [`--${kind}`, String(count)])
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/seed-load.ts', ...wanted], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
  if (status !== 0) throw new Error(`The rows could not be made: ${stderr}`)
}

/** Milliseconds until the first byte, and until the last: the data of a tab follows its frame. */
async function timed(url: string, cookie: string): Promise<{ first: number; last: number }> {
  const begun = performance.now()
  const answer = await fetch(url, {
    headers: { cookie, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    redirect: 'manual',
  })
  const reader = answer.body?.getReader()
  await reader?.read()
  const first = performance.now() - begun
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read());
  return { first, last: performance.now() - begun }
}

interface Side {
  server: OwnServer
  cookie: string
}

/** In alternation, because the machine's speed changes within seconds. The first round is a warm-up and does not count. */
async function timesOf(path: string, many: Side, few: Side) {
  const rounds = []
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      many: await timed(`${many.server.url}${path}`, many.cookie),
      few: await timed(`${few.server.url}${path}`, few.cookie),
    })
  return rounds.slice(1)
}

function lineOf(path: string, rounds: Awaited<ReturnType<typeof timesOf>>): string {
  const part = (byte: 'first' | 'last') => {
    const [many, few] = [
      median(rounds.map((round) => round.many[byte])),
      median(rounds.map((round) => round.few[byte])),
    ]
    return `${many.toFixed(0)} and ${few.toFixed(0)} ms, ${(many / few).toFixed(2)}`.padEnd(24)
  }
  return `${path.padEnd(36)} first byte ${part('first')} last byte ${part('last')}`
}

/** Reports for each page its medians with many rows, with few, and their ratio. */
export async function office({ folder }: Site): Promise<void> {
  const envOf = (name: string): Environment => ({
    ...SECRETS,
    DATA_DIR: join(folder, name),
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    LOG_LEVEL: 'error',
  })
  fill(envOf('many-rows'), MANY)
  fill(envOf('few-rows'), FEW)
  const servers = [await startServer(envOf('many-rows')), await startServer(envOf('few-rows'))] as const
  try {
    const sideOf = async (server: OwnServer): Promise<Side> => ({ server, ...(await signIn(server, OWNER)) })
    const [many, few] = [await sideOf(servers[0]), await sideOf(servers[1])]
    const lines: string[] = []
    for (const path of pages) lines.push(lineOf(path, await timesOf(path, many, few)))
    reportLines(
      'The back office with 20,000 bookings, 5,000 users, 100,000 audit rows and events, compared with one with 100 of each',
      lines,
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
