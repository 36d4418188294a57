import { buffer } from 'node:stream/consumers'
import { createLocalReq } from 'payload'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Health } from '../../../src/application/health'
import { checkMail } from '../../../src/application/start'
import { startWorkers } from '../../../src/application/workers'
import { setupSteps } from '../../../src/features/overview/todo'
import { retriedMails } from '../../../src/lib/jobs/retried-mails'
import { log } from '../../../src/lib/log'
import { forgetMailServer } from '../../../src/lib/mail/mail-server'
import { account, call, runSql, signedIn, site } from '../../support/site'

const HOUR_S = 3600
const PATIENCE = { timeout: 120_000, interval: 50 }

/** A real mail server that rejects every client until the test changes that. Its address is set before anything reads it. */
const inbox = await vi.hoisted(async () => {
  const { freePort } = await import('../../support/own-server')
  const port = await freePort()
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`
  return { port, isAway: true, received: [] as string[] }
})
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onConnect(_session, done) {
    done(inbox.isAway ? Object.assign(new Error('Come back later'), { responseCode: 421 }) : null)
  },
  async onData(stream, session, done) {
    await buffer(stream)
    inbox.received.push(...session.envelope.rcptTo.map(({ address }) => address))
    done()
  },
})
smtp.on('error', () => undefined)
beforeAll(() => new Promise<void>((done) => smtp.listen(inbox.port, '127.0.0.1', done)))
afterAll(() => new Promise<void>((done) => smtp.close(() => done())))

interface Mail extends Record<string, unknown> {
  state: string
  tries: number
  /** Until the next try. */
  seconds: number
}

async function mail(): Promise<Mail | undefined> {
  const [row] =
    await runSql<Mail>`SELECT state::text AS state, retry_count AS tries, extract(epoch FROM start_after - now())::float AS seconds
        FROM jobs.job WHERE name = 'account-mail'`
  return row
}

it('keeps a mail through an hour without a mail server, and brings it once', {
  timeout: 900_000,
}, async () => {
  const payload = await site()
  const { email } = await account('user')
  await call('POST', '/api/forgot-password', { body: { email } })
  await startWorkers(payload)

  let away = 0
  let tries = 0
  const failedAgain = async () => {
    const now = await mail()
    return now?.state === 'retry' && now.tries >= tries && now.seconds > 0 ? now : undefined
  }
  while (away < HOUR_S) {
    const now = await vi.waitUntil(failedAgain, PATIENCE)
    away += now.seconds
    tries = now.tries + 1
    expect(inbox.received).toEqual([])
    // The queue's clock jumps to the next try.
    await runSql`UPDATE jobs.job SET start_after = now() WHERE name = 'account-mail'`
  }
  await vi.waitUntil(failedAgain, PATIENCE)
  expect((await retriedMails(payload)).retrying).toBe(1)
  expect(tries).toBeLessThan(12)

  inbox.isAway = false
  await runSql`UPDATE jobs.job SET start_after = now() WHERE name = 'account-mail'`
  await expect.poll(async () => (await mail())?.state, PATIENCE).toBe('completed')
  expect(inbox.received).toEqual([email])
})

it('proves the mail server by a test mail to the super admin, with its answer', async () => {
  const payload = await site()
  const owner = await signedIn('super_admin')
  const { user } = await account('super_admin')
  const req = await createLocalReq({ user: { ...user, collection: 'users' as const } }, payload)
  const test = (visitor = owner) =>
    call<{ to: string; via: string; answer: string; errors?: { message: string }[] }>(
      'POST',
      '/api/test-mail',
      { visitor, body: {} },
    )
  const state = async () => (await call<Health>('GET', '/api/health', { visitor: owner })).body.mail
  const steps = async () => (await setupSteps(req, { backup: 'ok', google: 'off' })).map(({ id }) => id)

  inbox.isAway = true
  inbox.received.length = 0
  forgetMailServer()
  const warn = vi.spyOn(log, 'warn')
  await checkMail()
  expect(warn).toHaveBeenCalledWith(
    { problem: expect.stringContaining('Come back later') },
    expect.stringContaining('SMTP_URL'),
  )
  expect(await state()).toMatchObject({
    server: 'refused',
    problem: expect.stringContaining('Come back later'),
  })
  const refused = await test()
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    409,
    expect.stringContaining('Come back later'),
  ])
  expect(await steps()).toContain('mail')

  inbox.isAway = false
  const { status, body } = await test()
  expect([status, body]).toEqual([
    200,
    { to: expect.any(String), via: 'smtp', answer: expect.stringMatching(/^250 /) },
  ])
  expect(inbox.received).toEqual([body.to])
  expect(await state()).toMatchObject({ server: 'ok', problem: null })
  expect(await steps()).not.toContain('mail')
  expect((await test(await signedIn('admin'))).status).toBe(403)
})
