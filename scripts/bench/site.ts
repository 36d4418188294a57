import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OwnServer, startServer } from '../../tests/support/own-server.ts'
import { allocator } from '../allocator.mjs'

export const root = join(import.meta.dirname, '../..')
export const DAY_MS = 86_400_000

/** The super admin of the measured site. */
export const EDITOR = { email: 'editor@quickwin.example', password: 'Editor-of-the-bench-1' }

const SECRETS = {
  PAYLOAD_SECRET: randomBytes(32).toString('hex'),
  ENCRYPTION_KEY: randomBytes(32).toString('hex'),
}

/** Each request is a new client, so that the limits count as for a crowd. */
export const someone = () => ({
  'x-forwarded-for': Array.from({ length: 4 }, () => Math.floor(Math.random() * 250) + 1).join('.'),
})

export interface Site {
  server: OwnServer
  folder: string
  databaseUrl: string
  /** Seconds from the start to the first healthy answer: database created, migrated, seeded. */
  firstStart: number
}

export function residentMb(pid: number | undefined): number {
  const rss = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(rss) / 1024)
}

export async function startSite(folder: string): Promise<Site> {
  const begun = performance.now()
  const server = await startServer({
    ...allocator,
    ...SECRETS,
    DATA_DIR: folder,
    ADMIN_EMAIL: EDITOR.email,
    ADMIN_PASSWORD: EDITOR.password,
    TRUSTED_PROXY_HOPS: '1',
    LOG_LEVEL: 'error',
  })
  const firstStart = (performance.now() - begun) / 1000
  const [port] = readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n').slice(3, 4)
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8').trim()
  const databaseUrl = `postgres://quickwin:${password}@127.0.0.1:${port}/quickwin`
  return { server, folder, databaseUrl, firstStart }
}

/** Headers of a program's call with JSON. */
export const programHeaders = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
