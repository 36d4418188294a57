import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runHousekeeping } from '../../../src/application/workers'
import { stuckJobs } from '../../../src/features/outbox/queries'
import { lastDeliveries } from '../../../src/features/webhook/queries'
import { jobQueue } from '../../../src/lib/jobs/boss'
import { first } from '../../support/booking'
import { call, runSql, signedIn, site } from '../../support/site'
import { uniqueEmail } from '../../support/unique'
import { webhookReceiver } from '../../support/webhook-receiver'
import { deliverAll, type MadeWebhook, newWebhook } from '../../support/webhooks'

vi.hoisted(() => {
  process.env.ALLOW_PRIVATE_WEBHOOKS = 'true'
})

const receiver = await webhookReceiver()
afterAll(() => receiver.stop())

let hook: MadeWebhook
const owner = await signedIn('super_admin')
beforeEach(async () => {
  await runSql`DELETE FROM webhooks`
  await runSql`DELETE FROM jobs.job`
  hook = await newWebhook(owner, receiver.url, ['inquiry.created'])
})

const received = (secret = hook.secret) => receiver.received(hook.path, secret)
async function inquire(email = uniqueEmail()): Promise<string> {
  const body = { name: 'Ada', email, message: 'We type four hundred invoices a month.' }
  expect((await call('POST', '/api/contact', { body })).status).toBe(201)
  return email
}
const deliveries = async () => {
  const req = await createLocalReq({ user: { ...owner.user, collection: 'users' } }, await site())
  return (await lastDeliveries(req, hook.id)).map(({ event, state, status, tries }) => ({
    event,
    state,
    status,
    tries,
  }))
}
const bodies = async () => runSql`SELECT id FROM webhook_deliveries WHERE body IS NOT NULL`
const jobs = async () => runSql`SELECT id FROM jobs.job WHERE name IN ('webhook-delivery', 'dead-letters')`
const ask = (method: string, path: string, body?: object) =>
  call<Record<string, unknown> & { errors?: { message: string; code: string }[] }>(
    method,
    `/api/webhooks/${hook.id}${path}`,
    { visitor: owner, body },
  )

describe('a delivery', () => {
  it('has one id over all its tries, and leaves no text behind', async () => {
    receiver.statuses.set(hook.path, 500)
    await inquire()
    const failed = await deliverAll()
    expect(failed.map(({ reason }) => reason)).toEqual(['The receiver answered 500.'])
    await deliverAll(failed)
    expect(await deliveries()).toMatchObject([{ event: 'inquiry.created', status: 500, tries: 2 }])
    expect(await bodies()).toHaveLength(1)
    receiver.statuses.set(hook.path, 202)
    expect(await deliverAll(failed)).toEqual([])
    // As if the server was killed before it noted the answer.
    expect(await deliverAll(failed)).toEqual([])
    const all = received()
    expect(all.map(({ status }) => status)).toEqual([500, 500, 202])
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(await deliveries()).toEqual([
      { event: 'inquiry.created', state: 'delivered', status: 202, tries: 3 },
    ])
    expect(await bodies()).toEqual([])
  })

  it('is tried for a day, then waits in Monitoring, from where it can be sent again', async () => {
    await inquire()
    const boss = await jobQueue()
    const [payload, pauses] = [await site(), [] as number[]]
    for (;;) {
      await runSql`UPDATE jobs.job SET start_after = now() WHERE name = 'webhook-delivery'`
      const [job] = await boss.fetch('webhook-delivery')
      if (!job) break
      await boss.fail('webhook-delivery', job.id, { message: 'The receiver answered 500.' })
      const [row] = await runSql<{
        pause: number | null
      }>`SELECT extract(epoch FROM start_after - now())::float AS pause FROM jobs.job
            WHERE name = 'webhook-delivery' AND state = 'retry'`
      if (row?.pause) pauses.push(row.pause)
    }
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600)
    expect(pauses[5]).toBeGreaterThan(pauses[0] ?? 0)
    const [stuck] = (await stuckJobs(payload)).jobs
    expect(stuck).toMatchObject({
      state: 'failed',
      what: 'Delivery to a webhook: inquiry.created',
      to: 'n8n',
    })
    expect(await deliveries()).toMatchObject([{ state: 'failed' }])
    const again = { action: 'send_again', id: stuck?.id }
    expect((await call('POST', '/api/stuck-jobs', { visitor: owner, body: again })).status).toBe(200)
    expect(await deliverAll()).toEqual([])
    expect(received()).toHaveLength(1)
  })

  it('follows no redirect', async () => {
    receiver.statuses.set(hook.path, 307)
    await inquire()
    const [failed] = await deliverAll()
    expect(failed?.reason).toBe('The receiver redirects to another address. Redirects are not followed.')
    expect(receiver.arrived.map(({ path }) => path)).not.toContain('/elsewhere')
  })

  it.each(['switched off', 'deleted'])('that waits ends when its webhook is %s', async (how) => {
    await inquire()
    const body = { active: false }
    expect((await (how === 'deleted' ? ask('DELETE', '') : ask('PATCH', '', body))).status).toBe(200)
    expect([await jobs(), await bodies()]).toEqual([[], []])
    await inquire()
    await deliverAll()
    expect(received()).toEqual([])
  })

  it('names no person any more after an erasure, whether it waits or has failed', async () => {
    receiver.statuses.set(hook.path, 500)
    const [email, other] = [await inquire(), await inquire()]
    await deliverAll()
    await inquire(email)
    expect(await bodies()).toHaveLength(3)
    const erased = await call('POST', '/api/people/erase', {
      visitor: owner,
      body: { email, confirm: email },
    })
    expect(erased.status).toBe(200)
    const left = await runSql<{ body: string }>`SELECT body FROM webhook_deliveries WHERE body IS NOT NULL`
    expect(left.map(({ body }) => JSON.parse(body).data.email)).toEqual([other])
    expect(await deliveries()).toHaveLength(3)
    const before = received().length
    await deliverAll()
    expect(received()).toHaveLength(before)
  })

  it('is forgotten after a month, and its text when no job is left for it', async () => {
    await inquire()
    await inquire()
    const payload = await site()
    const age = (days: number) =>
      runSql`UPDATE webhook_deliveries SET created_at = now() - make_interval(days => ${days})`
    await age(3)
    await runHousekeeping(payload)
    expect(await bodies()).toHaveLength(2)
    await runSql`DELETE FROM jobs.job WHERE name = 'webhook-delivery'`
    await runHousekeeping(payload)
    expect([await bodies(), (await deliveries()).length]).toEqual([[], 2])
    await age(31)
    await runHousekeeping(payload)
    expect(await deliveries()).toEqual([])
  })
})

describe('the test button', () => {
  it("gives the receiver's answer and leaves a delivery, also while the webhook is off", async () => {
    receiver.statuses.set(hook.path, 200)
    await ask('PATCH', '', { active: false })
    const taken = await ask('POST', '/test', {})
    expect([taken.status, taken.body]).toEqual([200, { status: 200, answer: 'words of the receiver' }])
    receiver.statuses.set(hook.path, 401)
    const refused = await ask('POST', '/test', {})
    expect([refused.status, refused.body.errors?.[0]]).toMatchObject([
      409,
      { code: 'conflict', message: 'The receiver answered 401. words of the receiver' },
    ])
    expect(await deliveries()).toEqual([
      { event: 'test', state: 'failed', status: 401, tries: 1 },
      { event: 'test', state: 'delivered', status: 200, tries: 1 },
    ])
    expect(first(received()).event.type).toBe('test')
  })
})

describe('the secret', () => {
  it('is in the answer to the creation and nowhere else', async () => {
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    for (const { body } of [
      await ask('GET', ''),
      await ask('PATCH', '', { name: 'Other', secret: 'whsec_mine', secretSealed: 'mine' }),
    ])
      expect(JSON.stringify(body)).not.toMatch(/whsec_|sealed|v1\./i)
    const [row] = await runSql<{
      row: string
    }>`SELECT secret_sealed AS row FROM webhooks WHERE id = ${hook.id}`
    expect(row?.row).toMatch(/^v1\./)
    const log = await runSql`SELECT new_values::text FROM security_audit_log WHERE table_name = 'webhooks'`
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toMatch(/whsec_|v1\./)
  })

  it('that is replaced signs what still waits, and the old one nothing', async () => {
    await inquire()
    const { status, body } = await ask('POST', '/rotate-secret', {})
    expect([status, body.secret]).toEqual([200, expect.stringMatching(/^whsec_/)])
    expect(body.secret).not.toBe(hook.secret)
    await deliverAll()
    expect(received(String(body.secret))).toHaveLength(1)
    expect(() => received()).toThrow('No matching signature')
    const [entry] = await runSql`SELECT action::text, new_values FROM security_audit_log
          WHERE table_name = 'webhooks' ORDER BY sequence DESC LIMIT 1`
    expect(entry).toEqual({ action: 'UPDATE', new_values: { secretSealed: '[hidden]' } })
  })

  it.each(['test', 'rotate-secret'])('of a webhook that is not there: %s', async (action) => {
    for (const id of [crypto.randomUUID(), 'x'])
      expect((await call('POST', `/api/webhooks/${id}/${action}`, { visitor: owner, body: {} })).status).toBe(
        404,
      )
  })
})
