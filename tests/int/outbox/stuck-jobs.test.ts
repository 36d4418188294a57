import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendAccountMail } from '../../../src/features/account/mail'
import { stuckJobs } from '../../../src/features/outbox/queries'
import { inTransaction } from '../../../src/lib/db/transaction'
import { jobQueue } from '../../../src/lib/jobs/boss'
import type { Jobs, QueueName } from '../../../src/lib/jobs/queues'
import { sendJob } from '../../../src/lib/jobs/send'
import { type BookingAnswer, bookingBody, first, freeDays } from '../../support/booking'
import { call, runSql, signedIn, site, type Visitor } from '../../support/site'

let bookingId: string
let email: string

const owner = await signedIn('super_admin')
beforeAll(async () => {
  const day = first(await freeDays(1))
  const body = bookingBody(day.date, first(day.slots))
  email = body.email
  bookingId = (await call<BookingAnswer>('POST', '/api/create-booking', { body })).body.booking.id
})
beforeEach(async () => {
  await runSql`DELETE FROM jobs.job`
})

const mail = (): Jobs['booking-mail'] => ({
  event: 'received',
  audience: 'visitor',
  bookingId,
  sequence: 0,
})

async function put<Name extends QueueName>(queue: Name, data: Jobs[Name]): Promise<void> {
  await inTransaction({ payload: await site() }, (req) => sendJob(req, queue, data))
}

/** Takes the job of a queue as a worker does, and fails with it, `times` times. */
async function fail(queue: QueueName, times: number, message = '550 no such mailbox'): Promise<void> {
  const boss = await jobQueue()
  for (let count = 0; count < times; count++) {
    await runSql`UPDATE jobs.job SET start_after = now() WHERE name = ${queue}`
    const [job] = await boss.fetch(queue)
    if (!job) throw new Error('There is no job')
    await boss.fail(queue, job.id, { message })
  }
}

const settle = (visitor: Visitor, body: object) => call('POST', '/api/stuck-jobs', { visitor, body })
const states = async () =>
  runSql`SELECT name, state::text AS state FROM jobs.job WHERE name <> '__pgboss__send-it' AND state < 'completed' ORDER BY name`
const logged = async (recordId: string) =>
  runSql`SELECT action, user_id IS NOT NULL AS "hasActor" FROM security_audit_log WHERE table_name = 'jobs' AND record_id = ${recordId}`

describe('a job that failed', () => {
  it('is seen while it is tried again: what, to whom, how often, why, and when next', async () => {
    await put('booking-mail', mail())
    expect((await stuckJobs(await site())).jobs).toEqual([])
    await fail('booking-mail', 2)
    const { jobs, total } = await stuckJobs(await site())
    expect(total).toBe(1)
    expect(jobs[0]).toMatchObject({
      state: 'retrying',
      what: 'Email about a booking: received',
      to: email,
      tries: 2,
      problem: '550 no such mailbox',
    })
    expect(Date.parse(jobs[0]?.nextTry ?? '')).not.toBeNaN()
  })

  it('for good is seen as such, with its tries and its reason', async () => {
    await put('booking-mail', { ...mail(), audience: 'team' })
    await fail('booking-mail', 13)
    expect((await stuckJobs(await site())).jobs).toEqual([
      expect.objectContaining({
        state: 'failed',
        what: 'Email about a booking: received',
        to: 'the team',
        tries: 13,
        problem: '550 no such mailbox',
        nextTry: null,
      }),
    ])
  })

  it('says to whom a sealed mail goes, and nothing else of it', async () => {
    await inTransaction({ payload: await site() }, (req) =>
      sendAccountMail(req, { kind: 'reset-password', to: 'ada@example.com', token: 'secret-token' }),
    )
    await fail('account-mail', 1)
    const { jobs } = await stuckJobs(await site())
    expect(jobs[0]?.to).toBe('ada@example.com')
    expect(JSON.stringify(jobs)).not.toContain('secret-token')
  })

  it('and is no one else’s to see', async () => {
    await put('booking-mail', mail())
    await fail('booking-mail', 1)
    for (const role of ['admin', 'user'] as const) {
      const id = crypto.randomUUID()
      expect((await settle(await signedIn(role), { action: 'drop', id })).status).toBe(403)
    }
    expect((await settle({}, { action: 'drop', id: crypto.randomUUID() })).status).toBe(401)
    expect((await stuckJobs(await site())).total).toBe(1)
  })
})

describe('a super admin', () => {
  const stuck = async (tries: number) => {
    await put('booking-mail', mail())
    await fail('booking-mail', tries)
    return first((await stuckJobs(await site())).jobs).id
  }

  it('has one that was given up sent again, from the first try, once', async () => {
    const id = await stuck(13)
    expect((await settle(owner, { action: 'send_again', id })).status).toBe(200)
    expect(await states()).toEqual([{ name: 'booking-mail', state: 'created' }])
    expect((await stuckJobs(await site())).jobs).toEqual([])
    expect((await settle(owner, { action: 'send_again', id })).status).toBe(404)
    const [job] = await (await jobQueue()).fetch<Jobs['booking-mail']>('booking-mail')
    expect(job?.data).toEqual(mail())
    expect(await logged(id)).toEqual([{ action: 'UPDATE', hasActor: true }])
  })

  it('has one that waits tried at once', async () => {
    const id = await stuck(5)
    expect(await (await jobQueue()).fetch('booking-mail')).toEqual([])
    expect((await settle(owner, { action: 'send_again', id })).status).toBe(200)
    expect(await (await jobQueue()).fetch('booking-mail')).toHaveLength(1)
    expect(await logged(id)).toEqual([{ action: 'UPDATE', hasActor: true }])
  })

  it.each([2, 13])('drops one for good (after %i tries)', async (tries) => {
    const id = await stuck(tries)
    expect((await settle(owner, { action: 'drop', id })).status).toBe(200)
    expect((await stuckJobs(await site())).jobs).toEqual([])
    const waiting = await states()
    expect(waiting).toEqual([])
    expect(await logged(id)).toEqual([{ action: 'DELETE', hasActor: true }])
  })

  it('touches nothing that has not failed', async () => {
    await put('booking-mail', mail())
    const [job] = await runSql<{ id: string }>`SELECT id FROM jobs.job WHERE name = 'booking-mail'`
    for (const action of ['drop', 'send_again']) {
      expect((await settle(owner, { action, id: job?.id })).status).toBe(404)
    }
    expect(await states()).toEqual([{ name: 'booking-mail', state: 'created' }])
  })

  it.each([
    [{ action: 'drop' }, 'id'],
    [{ action: 'drop', id: 'x' }, 'id'],
    [{ action: 'burn', id: crypto.randomUUID() }, 'action'],
  ])('gets the wrong field: %j', async (body, field) => {
    const answer = await settle(owner, body)
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })
})
