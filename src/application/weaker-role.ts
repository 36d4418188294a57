import type { Payload } from 'payload'
import type { Client } from 'pg'
import { postgresOf } from '@/lib/db/transaction'
import { jobQueue } from '@/lib/jobs/boss'
import { log } from '@/lib/log'
import { processState } from '@/lib/process-state'
import { workAs } from '@/patches/payload/pool/pool'

const state = processState('weaker-role', (): { role?: string } => ({}))

/** Tables that the application may only read and add to. */
const APPEND_ONLY = 'security_audit_log, audit_anchors'

/** Roles belong to the server, not to the database, so the name contains the owner of the tables. */
async function roleName(connection: Pick<Client, 'query'>): Promise<string> {
  const { rows } = await connection.query<{ name: string }>(`SELECT session_user || '_app' AS name`)
  return rows[0]?.name ?? 'quickwin_app'
}

async function makeRole(connection: Pick<Client, 'query'>, name: string): Promise<void> {
  const { rowCount } = await connection.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])
  const role = `"${name.replaceAll('"', '""')}"`
  if (!rowCount) await connection.query(`CREATE ROLE ${role} NOLOGIN`).catch(ignoreTaken)
  await connection.query(`
    GRANT ${role} TO CURRENT_USER WITH SET TRUE, INHERIT FALSE;
    GRANT USAGE ON SCHEMA public, jobs TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, jobs TO ${role};
    GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public, jobs TO ${role};
    ALTER DEFAULT PRIVILEGES IN SCHEMA public, jobs GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${role};
    REVOKE UPDATE, DELETE, TRUNCATE ON ${APPEND_ONLY} FROM ${role};
  `)
}

/** Another database of the same server has created it at the same time. */
function ignoreTaken(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== '42710' && code !== '23505') throw error
}

/**
 * Creates a role that may not change the audit log or the form of any table, and makes the application's connections use it. If
 * the server does not allow its owner to create roles, each start and /api/health report it; only the triggers then protect the
 * log. Call it under the lock of the migrations.
 */
export async function prepareWeakerRole(payload: Payload, connection: Pick<Client, 'query'>): Promise<void> {
  try {
    // Creates its schema, which needs the owner's rights.
    await jobQueue()
    const name = await roleName(connection)
    await makeRole(connection, name)
    await workAs(postgresOf(payload).pool, name)
    state.role = name
  } catch (error) {
    log.warn(
      { err: error },
      'this database server gives the application no role of its own: triggers alone keep the audit log from being changed',
    )
  }
}

export const hasWeakerRole = (): boolean => state.role !== undefined
