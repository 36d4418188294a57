import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteProblem, noteWell } from '../../../src/features/calendar/connection/problems'
import type { FailureKind } from '../../../src/features/calendar/google/failure'
import { query, sql } from '../../../src/lib/db/query'
import { connect } from '../../support/google/connect'
import { google } from '../../support/google/local'
import { signedIn, site } from '../../support/site'

beforeAll(async () => connect(await signedIn('super_admin')))
afterAll(() => google.stop())

const sentMails = async () =>
  (
    await query<{ problem: string }>(
      await site(),
      sql`DELETE FROM jobs.job WHERE name = 'calendar-alert' RETURNING data->>'problem' AS problem`,
    )
  ).map(({ problem }) => problem)

async function goesWrong(...kinds: FailureKind[]): Promise<string[]> {
  const payload = await site()
  for (const kind of kinds) await noteProblem(payload, null, kind)
  return sentMails()
}

it('mails each kind of problem once, until the connection works again', async () => {
  const payload = await site()
  expect(await goesWrong('calendar', 'calendar')).toEqual(['calendar'])
  expect(await goesWrong('reconnect', 'calendar', 'reconnect')).toEqual(['reconnect'])
  // That the account answers says nothing about the calendar.
  await noteWell(payload, null, 'connection')
  expect(await goesWrong('calendar')).toEqual([])
  await noteWell(payload, null, 'calendar')
  expect(await goesWrong('calendar')).toEqual(['calendar'])
})

it('waits half an hour with what passes by itself, from when that began', async () => {
  const payload = await site()
  await noteProblem(payload, null, 'calendar')
  await noteWell(payload, null, 'calendar')
  await sentMails()
  const older = async () =>
    query(payload, sql`UPDATE google_connection SET problem_since = problem_since - interval '31 minutes'`)
  expect(await goesWrong('calendar')).toEqual(['calendar'])
  await older()
  // The half hour is that of the other problem.
  expect(await goesWrong('unavailable')).toEqual([])
  await older()
  expect(await goesWrong('unavailable', 'unavailable')).toEqual(['unavailable'])
})
