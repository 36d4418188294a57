// A real SMTP server on the loopback: keeps each message that it accepts as a file, for the tests to read. It refuses
// recipients whose address begins with 'refused-'.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

const folder = process.env.MAIL_DIR ?? ''
mkdirSync(folder, { recursive: true })
let received = 0

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _session, done) {
    const refused = address.startsWith('refused-')
    done(refused ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null)
  },
  async onData(stream, _session, done) {
    const message = await buffer(stream)
    const name = `${Date.now()}-${String(received++).padStart(6, '0')}.eml`
    // Renamed into place, so that a reader never sees half a message.
    writeFileSync(join(folder, `.${name}`), message)
    renameSync(join(folder, `.${name}`), join(folder, name))
    done()
  },
})
server.listen(Number(process.env.SMTP_PORT), '127.0.0.1')
