import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

/**
 * A real SMTP server on the loopback that a test steers. Recipients that begin with 'refused-' do not exist, those that
 * begin with 'later-' are asked to come back.
 */
export async function steeredInbox() {
  const received: { to: string; mail: Email }[] = []
  const control: {
    /** Takes no mail from anyone. */
    isAway: boolean
    /** Runs before a recipient is answered: nothing of the message is there yet. */
    beforeRecipient: ((to: string) => Promise<void>) | undefined
    /** Runs when a whole message is there, before the server says that it has it. */
    beforeAccepted: ((to: string) => Promise<void>) | undefined
  } = { isAway: false, beforeRecipient: undefined, beforeAccepted: undefined }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, _session, done) {
      done(control.isAway ? refusal(421, '4.3.2 Not now') : null)
    },
    async onRcptTo({ address }, _session, done) {
      await control.beforeRecipient?.(address)
      if (address.startsWith('refused-')) done(refusal(550, '5.1.1 No such mailbox'))
      else done(address.startsWith('later-') ? refusal(450, '4.2.1 Try later') : null)
    },
    async onData(stream, session, done) {
      const message = await buffer(stream).catch(() => undefined)
      if (!message) return done(new Error('cut off'))
      const to = session.envelope.rcptTo[0]?.address ?? ''
      await control.beforeAccepted?.(to)
      received.push({ to, mail: await PostalMime.parse(message) })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    control,
    /** How many messages were accepted. */
    count: () => received.length,
    to: (address: string) => received.filter(({ to }) => to === address).map(({ mail }) => mail),
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
