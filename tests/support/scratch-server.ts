import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/process/embedded-postgres'

export interface ScratchServer {
  /** A fresh database on it. */
  url: string
  /** Another database there, from which databases can be made and dropped. */
  adminUrl: string
  /** For files that belong to it. */
  folder: string
  stop(): Promise<void>
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The address of another database on the same server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/**
 * A fresh database for tests: on the server of DATABASE_URL when that is set (its own databases are
 * left alone), else on a throw-away embedded one.
 */
export async function scratchServer(): Promise<ScratchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'quickwin-test-'))
  const clean = () => rmSync(folder, { recursive: true, force: true })
  const given = process.env.DATABASE_URL
  if (!given) {
    const cluster = await startEmbeddedPostgres(join(folder, 'postgres'), { durable: false })
    const stop = async () => {
      await cluster.stop()
      clean()
    }
    return { url: cluster.url, adminUrl: databaseOn(cluster.url, 'postgres'), folder, stop }
  }
  const name = `quickwin_test_${randomBytes(6).toString('hex')}`
  await onServer(given, `CREATE DATABASE ${name}`)
  const stop = async () => {
    await onServer(given, `DROP DATABASE ${name} WITH (FORCE)`)
    clean()
  }
  return { url: databaseOn(given, name), adminUrl: given, folder, stop }
}

/**
 * Drops a database once its connections have closed, which takes the pools a moment; what hangs on
 * longer is cut off.
 */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (let tries = 0; tries < 50; tries++) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [name])
      if (!rowCount) break
      await new Promise((done) => setTimeout(done, 100))
    }
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
  } finally {
    await client.end()
  }
}
