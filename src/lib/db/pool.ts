import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { log } from '../log'
import { steadyNow } from '../time/steady-clock'

/** How long queries under way may take when the pool closes. */
const GRACE_MS = 2000

/**
 * The pool hears the errors of idle connections alone. One that is taken and asked nothing just then, as between two
 * statements of a transaction, would end the process when PostgreSQL dies; whoever has it hears of it with its next statement.
 */
function hearErrors(client: pg.PoolClient): void {
  client.on('error', () => undefined)
}

/** Ends a connection at once; what it was asked for fails. It has no more to say, so nobody waits for the end. */
function end(client: pg.PoolClient): void {
  // A pool's clients are whole ones, though their type lacks this.
  if (client instanceof pg.Client) void client.end()
}

/**
 * The adapter takes one connection for good and listens to no error of the idle ones: the first
 * would keep the pool from ever closing, the second would end the process when PostgreSQL restarts. When
 * https://github.com/payloadcms/payload/issues/11727 and /16939 are mended, `closeAll` and the two listeners can go;
 * tests/int/database/pool.test.ts says so. The role (decision 0049) and the connections for counting are our own needs.
 */
class SitePool extends pg.Pool {
  readonly #taken = new Set<pg.PoolClient>()
  #role: string | undefined
  #limits: pg.Pool | undefined
  readonly #withRole = new WeakSet<pg.PoolClient>()

  constructor(config?: pg.PoolConfig) {
    super(config)
    this.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
    this.on('connect', hearErrors)
    this.on('acquire', (client) => this.#taken.add(client))
    this.on('release', (_, client) => {
      this.#taken.delete(client as pg.PoolClient)
      this.#endWithoutRole(client as pg.PoolClient)
    })
  }

  /**
   * Connections for counting alone. What is counted in the middle of a transaction must not wait for a connection that
   * others hold, who wait for one in turn.
   */
  forLimits(): pg.Pool {
    if (!this.#limits) {
      this.#limits = new pg.Pool({ ...this.options, max: 4, allowExitOnIdle: true, onConnect: undefined })
      this.#limits.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
      this.#limits.on('connect', hearErrors)
    }
    return this.#limits
  }

  /** From now on every connection that is taken works as this role. */
  async workAs(role: string): Promise<void> {
    this.#role = role
    // Whoever waits for the new connection gets it with its role, or the error.
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

  /** One from before there was a role is not given out again. */
  #endWithoutRole(client: pg.PoolClient): void {
    if (this.#role && !this.#withRole.has(client)) end(client)
  }

  /** Closes every connection, after a grace also those that nobody gave back. */
  async closeAll(): Promise<void> {
    await this.#limits?.end()
    const deadline = steadyNow() + GRACE_MS
    // Also those whose connection is still being made.
    while (this.totalCount - this.idleCount > 1 && steadyNow() < deadline) await pause(10)
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

/** The connections of a pool that counting has for itself. */
export const limitsPool = (pool: pg.Pool): pg.Pool => (pool instanceof SitePool ? pool.forLimits() : pool)

/** Makes all connections of the pool work as `role`. */
export async function workAs(pool: pg.Pool, role: string): Promise<void> {
  if (!(pool instanceof SitePool)) throw new Error('This pool takes no role')
  await pool.workAs(role)
}
