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
import { databaseOf, inTransaction, transactionOf } from '@/lib/db/transaction'
import { sendJob } from '@/lib/jobs/send'
import { processState } from '@/lib/process-state'
import { steadyNow } from '@/lib/time/steady-clock'
import type { FailureKind } from '../google/failure'
import { isOf, type Owner, statesOf } from './owner'

/** Shorter problems need no action. */
const ALERT_AFTER_MS = 30 * 60_000
const SETTLED_MS = 60_000

const NEVER = Number.NEGATIVE_INFINITY
const state = processState(
  'google-problems',
  () => new Map<Owner, { connection: number; calendar: number }>(),
)

/** When each was last known to work. */
function workedOf(owner: Owner) {
  const known = state.get(owner) ?? { connection: NEVER, calendar: NEVER }
  state.set(owner, known)
  return known
}

/** What `google_connection` has without a problem. */
export const noProblem = { problem: null, problemSince: null, alertedAt: null, alertedKinds: [] }

const needsHands = (kind: FailureKind) =>
  kind === 'reconnect' || kind === 'configuration' || kind === 'unreadable' || kind === 'calendar'

/** Mails the host whose account it is, or the team. */
async function alertOwner(payload: Payload, owner: Owner, kind: FailureKind): Promise<void> {
  await inTransaction({ payload }, async (req) => {
    const states = statesOf(owner)
    const { problem, problemSince, alertedKinds } = states
    // The database's clock wrote `problemSince`: this process's may be behind it.
    const isOld = lte(problemSince, secondsFromNow(-ALERT_AFTER_MS / 1000))
    const db = await transactionOf(req)
    const [due] = await db
      .update(states)
      .set({ alertedAt: NOW, alertedKinds: sql`array_append(${alertedKinds}, ${kind}::text)` })
      .where(
        and(
          isOf(owner),
          eq(problem, kind),
          needsHands(kind) ? undefined : isOld,
          not(arrayContains(alertedKinds, [kind])),
        ),
      )
      .returning({ since: problemSince })
    if (!due?.since) return
    const job = { problem: kind, since: due.since.toISOString(), ...(owner ? { host: owner } : {}) }
    await sendJob(req, 'calendar-alert', job)
  })
}

/** Clears a problem after a successful call. A calendar's problem needs a call on that calendar. */
export async function noteWell(
  payload: Payload,
  owner: Owner,
  about: 'connection' | 'calendar',
): Promise<void> {
  const worked = workedOf(owner)
  if (steadyNow() - worked[about] < SETTLED_MS) return
  // Set before the write, so that a concurrent problem resets it.
  worked[about] = steadyNow()
  const states = statesOf(owner)
  const { problem, alertedKinds } = states
  const kept = sql`ARRAY(SELECT kind FROM unnest(${alertedKinds}) kind WHERE kind IN ('calendar', 'forbidden'))`
  const isOther = or(isNull(problem), notInArray(problem, ['calendar', 'forbidden']))
  await databaseOf(payload)
    .update(states)
    .set({ ...noProblem, workedAt: NOW, ...(about === 'calendar' ? {} : { alertedKinds: kept }) })
    .where(and(isOf(owner), about === 'calendar' ? undefined : isOther))
}

export async function noteProblem(payload: Payload, owner: Owner, kind: FailureKind): Promise<void> {
  state.delete(owner)
  const states = statesOf(owner)
  const { problem, problemSince } = states
  await databaseOf(payload)
    .update(states)
    .set({
      problem: kind,
      problemSince: sql`CASE WHEN ${problem} = ${kind} THEN coalesce(${problemSince}, now()) ELSE now() END`,
    })
    .where(isOf(owner))
  await alertOwner(payload, owner, kind)
}
