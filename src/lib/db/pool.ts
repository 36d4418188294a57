import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log'

/** How long queries under way may take when the pool closes. */
const GRACE_MS = 2000

/**
 * The adapter takes one connection for good and listens to no error of the idle ones: the first
 * would keep the pool from ever closing, the second would end the process when PostgreSQL restarts.
 */
class SitePool extends pg.Pool {
  readonly #taken = new Set<pg.PoolClient>()

  constructor(config?: pg.PoolConfig) {
    super(config)
    this.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
    this.on('acquire', (client) => this.#taken.add(client))
    this.on('release', (_, client) => this.#taken.delete(client as pg.PoolClient))
  }

  /** Closes every connection, after a grace also those that nobody gave back. */
  async closeAll(): Promise<void> {
    const deadline = Date.now() + GRACE_MS
    // Also those whose connection is still being made.
    while (this.totalCount - this.idleCount > 1 && Date.now() < deadline) await pause(10)
    for (const client of this.#taken) {
      const release = client.release.bind(client)
      // A query that is cut off here gives its connection back as well, which would throw into the void.
      client.release = () => undefined
      release(true)
    }
    await super.end()
  }
}

/** The driver with our pool in place of its own. */
export const driver: typeof pg = { ...pg, Pool: SitePool }

export async function closePool(pool: pg.Pool): Promise<void> {
  await (pool instanceof SitePool ? pool.closeAll() : pool.end())
}
