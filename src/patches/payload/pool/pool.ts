import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '@/lib/log'
import { steadyNow } from '@/lib/time/steady-clock'

/** How long running queries may take when the pool closes. */
const GRACE_MS = 2000

/**
 * The pool only listens to errors of idle connections. A connection that is in use but idle between two statements would end
 * the process when PostgreSQL stops. With this listener its user gets the error with the next statement.
 */
function logClientErrors(client: pg.PoolClient): void {
  client.on('error', () => undefined)
}

/** Ends a connection at once; its running query fails. No one waits for the end. */
function end(client: pg.PoolClient): void {
  // The clients of a pool have this method, but its type lacks it.
  if (client instanceof pg.Client) void client.end()
}

/**
 * The adapter keeps one connection forever and does not listen to errors of idle ones. The first would keep the pool from
 * closing, the second would end the process when PostgreSQL restarts. When https://github.com/payloadcms/payload/issues/11727
 * and /16939 are fixed, `closeAll` and the two listeners can go; tests/int/database/pool.test.ts fails then. The role (decision
 * 0049) and the connections for counting are our own needs.
 */
class SitePool extends pg.Pool {
  readonly #taken = new Set<pg.PoolClient>()
  #role: string | undefined
  #limits: pg.Pool | undefined
  readonly #withRole = new WeakSet<pg.PoolClient>()

  constructor(config?: pg.PoolConfig) {
    super(config)
    this.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
    this.on('connect', logClientErrors)
    this.on('acquire', (client) => this.#taken.add(client))
    this.on('release', (_, client) => {
      this.#taken.delete(client as pg.PoolClient)
      this.#endWithoutRole(client as pg.PoolClient)
    })
  }

  /**
   * Separate connections for counting. A count in the middle of a transaction must not wait for a connection whose holder is
   * itself waiting.
   */
  forLimits(): pg.Pool {
    if (!this.#limits) {
      this.#limits = new pg.Pool({ ...this.options, max: 4, allowExitOnIdle: true, onConnect: undefined })
      this.#limits.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
      this.#limits.on('connect', logClientErrors)
    }
    return this.#limits
  }

  /** From now on every connection works as this role. */
  async workAs(role: string): Promise<void> {
    this.#role = role
    // The waiting caller gets the new connection with its role, or the error.
    this.options.onConnect = (client) => this.#takeRole(client as pg.PoolClient, role)
    const idle = await Promise.all(Array.from({ length: this.idleCount }, () => this.connect()))
    for (const client of idle) client.release()
  }

  async #takeRole(client: pg.PoolClient, role: string): Promise<void> {
    try {
      await client.query(`SET ROLE ${client.escapeIdentifier(role)}`)
      this.#withRole.add(client)
    } catch (error) {
      log.error({ err: error }, 'a database connection could not take its role')
      throw error
    }
  }

  /** A connection from before the role was set is not reused. */
  #endWithoutRole(client: pg.PoolClient): void {
    if (this.#role && !this.#withRole.has(client)) end(client)
  }

  /** Closes every connection, after a grace period also those still in use. */
  async closeAll(): Promise<void> {
    await this.#limits?.end()
    const deadline = steadyNow() + GRACE_MS
    // Also those that are still connecting.
    while (this.totalCount - this.idleCount > 1 && steadyNow() < deadline) await pause(10)
    for (const client of this.#taken) {
      const release = client.release.bind(client)
      // A query that is cut off here also releases its connection, which would throw without a handler.
      client.release = () => undefined
      release(true)
    }
    await super.end()
  }
}

export const driver: typeof pg = { ...pg, Pool: SitePool }

export async function closePool(pool: pg.Pool): Promise<void> {
  await (pool instanceof SitePool ? pool.closeAll() : pool.end())
}

/** The connections of a pool that only counting uses. */
export const limitsPool = (pool: pg.Pool): pg.Pool => (pool instanceof SitePool ? pool.forLimits() : pool)

export async function workAs(pool: pg.Pool, role: string): Promise<void> {
  if (!(pool instanceof SitePool)) throw new Error('This pool takes no role')
  await pool.workAs(role)
}
