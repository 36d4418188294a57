import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort, type OwnServer, startServer } from '../support/own-server'

const ROUNDS = 4
const folder = mkdtempSync(join(tmpdir(), 'quickwin-crash-'))
const received: { to: string; messageId: string }[] = []
// Slow on purpose, so that a kill can fall before, during and after the delivery.
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  async onData(stream, _session, done) {
    // The sender may be killed in the middle of a message.
    const message = await buffer(stream).catch(() => undefined)
    if (!message) return done(new Error('cut off'))
    const mail = await PostalMime.parse(message)
    await pause(150)
    received.push({ to: mail.to?.[0]?.address ?? '', messageId: mail.messageId ?? '' })
    done()
  },
})

// A killed sender breaks its connection off, which is what this test is about.
smtp.on('error', () => undefined)

let server: OwnServer | undefined

test.afterAll(async () => {
  await server?.stop()
  smtp.close()
  rmSync(folder, { recursive: true, force: true })
})

test('every booking has its mail, whenever the server is killed', async () => {
  test.setTimeout(180_000)
  const smtpPort = await freePort()
  await new Promise<void>((done) => smtp.listen(smtpPort, '127.0.0.1', () => done()))
  const env = {
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    LOG_LEVEL: 'error',
    TRUSTED_PROXY_HOPS: '1',
  }
  server = await startServer(env)

  const days: { date: string; slots: { time: string; start: string }[] }[] = []
  for (let ahead = 1; days.length < ROUNDS; ahead++) {
    const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const day = (await (
      await fetch(`${server.url}/api/availability?date=${date}`)
    ).json()) as (typeof days)[number]
    if (day.slots.length > 4) days.push(day)
  }

  const booked: string[] = []
  for (const [round, { date, slots }] of days.entries()) {
    for (const [index, slot] of slots.slice(0, 4).entries()) {
      const email = `round${round}-${index}@example.com`
      const answer = await fetch(`${server.url}/api/create-booking`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          // Each round from another network: one may not book as often as all of them do.
          'x-forwarded-for': `10.1.1.${round + 1}`,
        },
        body: JSON.stringify({
          name: 'Ada',
          email,
          preferredDate: date,
          preferredTime: slot.time,
          timezone: 'Europe/Berlin',
          start: slot.start,
        }),
      })
      expect(answer.status).toBe(201)
      booked.push(email)
    }
    await pause(round * 120)
    await server.kill()
    server = await startServer(env)
  }

  const waiting = () => booked.filter((email) => !received.some(({ to }) => to === email))
  await expect.poll(waiting, { timeout: 90_000 }).toEqual([])
  // A repetition, which a kill during the delivery makes possible, carries the same id.
  const ids = new Map<string, Set<string>>()
  for (const { to, messageId } of received) ids.set(to, (ids.get(to) ?? new Set()).add(messageId))
  for (const email of booked) expect([email, ids.get(email)?.size]).toEqual([email, 1])
})
