import {
  and,
  arrayContains,
  eq,
  isNull,
  lte,
  not,
  notInArray,
  or,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { NOW, secondsFromNow } from '@/lib/db/expressions'
import { google_connection } from '@/lib/db/own-tables'
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { processState } from '@/lib/process-state'
import { steadyNow } from '@/lib/time/steady-clock'
import type { FailureKind } from '../google/failure'

/** Shorter problems need no action. */
const ALERT_AFTER_MS = 30 * 60_000
const SETTLED_MS = 60_000

const NEVER = Number.NEGATIVE_INFINITY
const state = processState('google-problems', () => ({ connection: NEVER, calendar: NEVER }))

/** What `google_connection` has without a problem. */
export const noProblem = { problem: null, problemSince: null, alertedAt: null, alertedKinds: [] }

const needsHands = (kind: FailureKind) =>
  kind === 'reconnect' || kind === 'configuration' || kind === 'unreadable' || kind === 'calendar'

async function alertTeam(payload: Payload, kind: FailureKind): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const { problem, problemSince, alertedKinds } = google_connection
    // The database's clock wrote `problemSince`: this process's may be behind it.
    const isOld = lte(problemSince, secondsFromNow(-ALERT_AFTER_MS / 1000))
    const db = await transactionOf(req)
    const [due] = await db
      .update(google_connection)
      .set({ alertedAt: NOW, alertedKinds: sql`array_append(${alertedKinds}, ${kind}::text)` })
      .where(
        and(
          eq(problem, kind),
          needsHands(kind) ? undefined : isOld,
          not(arrayContains(alertedKinds, [kind])),
        ),
      )
      .returning({ since: problemSince })
    if (due?.since) await sendJob(req, 'calendar-alert', { problem: kind, since: due.since.toISOString() })
  })
}

/** Clears a problem after a successful call. A calendar's problem needs a call on that calendar. */
export async function noteWell(payload: Payload, about: 'connection' | 'calendar'): Promise<void> {
  if (steadyNow() - state[about] < SETTLED_MS) return
  // Set before the write, so that a concurrent problem resets it.
  state[about] = steadyNow()
  const { problem, alertedKinds } = google_connection
  const kept = sql`ARRAY(SELECT kind FROM unnest(${alertedKinds}) kind WHERE kind IN ('calendar', 'forbidden'))`
  const isOther = or(isNull(problem), notInArray(problem, ['calendar', 'forbidden']))
  await databaseOf(payload)
    .update(google_connection)
    .set({ ...noProblem, workedAt: NOW, ...(about === 'calendar' ? {} : { alertedKinds: kept }) })
    .where(about === 'calendar' ? undefined : isOther)
}

export async function noteProblem(payload: Payload, kind: FailureKind): Promise<void> {
  state.connection = NEVER
  state.calendar = NEVER
  const { problem, problemSince } = google_connection
  await databaseOf(payload)
    .update(google_connection)
    .set({
      problem: kind,
      problemSince: sql`CASE WHEN ${problem} = ${kind} THEN coalesce(${problemSince}, now()) ELSE now() END`,
    })
  await alertTeam(payload, kind)
}
