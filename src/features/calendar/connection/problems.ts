import type { Payload } from 'payload'
import { query, queryIn, sql } from '@/lib/db/query'
import { inTransaction } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { processState } from '@/lib/process-state'
import { steadyNow } from '@/lib/time/steady-clock'
import type { FailureKind } from '../google/failure'

/** Shorter problems need no action. */
const PATIENCE_MS = 30 * 60_000
const SETTLED_MS = 60_000

const NEVER = Number.NEGATIVE_INFINITY
/** Limits how often this process records success. */
const state = processState('google-problems', () => ({ connection: NEVER, calendar: NEVER }))

const needsHands = (kind: FailureKind) =>
  kind === 'reconnect' || kind === 'configuration' || kind === 'unreadable' || kind === 'calendar'

async function alertTeam(payload: Payload, kind: FailureKind): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const before = new Date(Date.now() - (needsHands(kind) ? 0 : PATIENCE_MS)).toISOString()
    const [due] = await queryIn<{ since: string | Date }>(
      req,
      sql`UPDATE google_connection SET alerted_at = now(), alerted_kinds = array_append(alerted_kinds, ${kind}::text)
          WHERE problem = ${kind} AND problem_since <= ${before}::timestamptz AND NOT ${kind}::text = ANY (alerted_kinds)
          RETURNING problem_since AS since`,
    )
    if (due) await sendJob(req, 'calendar-alert', { problem: kind, since: new Date(due.since).toISOString() })
  })
}

/** Clears a problem after a successful call. A calendar's problem needs a call on that calendar. */
export async function noteWell(payload: Payload, about: 'connection' | 'calendar'): Promise<void> {
  if (steadyNow() - state[about] < SETTLED_MS) return
  // Set before the write, so that a concurrent problem resets it.
  state[about] = steadyNow()
  await query(
    payload,
    sql`UPDATE google_connection SET problem = NULL, problem_since = NULL, alerted_at = NULL, worked_at = now(),
          alerted_kinds = ARRAY(SELECT kind FROM unnest(alerted_kinds) kind
            WHERE NOT ${about === 'calendar'}::boolean AND kind IN ('calendar', 'forbidden'))
        WHERE ${about === 'calendar'}::boolean OR problem IS NULL OR problem NOT IN ('calendar', 'forbidden')`,
  )
}

export async function noteProblem(payload: Payload, kind: FailureKind): Promise<void> {
  state.connection = NEVER
  state.calendar = NEVER
  await query(
    payload,
    sql`UPDATE google_connection SET problem = ${kind},
          problem_since = CASE WHEN problem = ${kind} THEN coalesce(problem_since, now()) ELSE now() END`,
  )
  await alertTeam(payload, kind)
}
