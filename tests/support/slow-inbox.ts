import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { freePort } from './own-server'

export interface SlowInbox {
  url: string
  /** The Message-IDs of what was taken, by recipient. */
  received: Map<string, string[]>
  stop(): Promise<void>
}

/** A real SMTP server that takes its time, so that a kill can fall before, during and after a delivery. */
export async function slowInbox(ms = 100): Promise<SlowInbox> {
  const received = new Map<string, string[]>()
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      // The sender may be killed in the middle of a message.
      const message = await buffer(stream).catch(() => undefined)
      if (!message) return done(new Error('cut off'))
      const mail = await PostalMime.parse(message)
      await pause(ms)
      const to = mail.to?.[0]?.address ?? ''
      received.set(to, [...(received.get(to) ?? []), mail.messageId ?? ''])
      done()
    },
  })
  // A killed sender breaks its connection off.
  smtp.on('error', () => undefined)
  const port = await freePort()
  await new Promise<void>((done) => smtp.listen(port, '127.0.0.1', done))
  return { url: `smtp://127.0.0.1:${port}`, received, stop: () => new Promise((done) => smtp.close(done)) }
}
