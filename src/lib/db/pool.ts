import pg from 'pg'
import { log } from '../log'

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

  /** Closes every connection, also those that nobody gave back. */
  closeAll(): Promise<void> {
    for (const client of this.#taken) client.release(true)
    return super.end()
  }
}

/** The driver with our pool in place of its own. */
export const driver: typeof pg = { ...pg, Pool: SitePool }

export async function closePool(pool: pg.Pool): Promise<void> {
  await (pool instanceof SitePool ? pool.closeAll() : pool.end())
}
