import type Mail from 'nodemailer/lib/mailer'

export interface MailMessage {
  /**
   * Base of the Message-ID: letters, digits, '.', '_' and '-'. It is the same for every attempt, so that mail programs show a
   * repeated delivery once.
   */
  id: string
  to: string
  subject: string
  html: string
  text: string
  ics?: { content: string; method: 'REQUEST' | 'CANCEL'; filename: string }
  /** Someone wrote it themselves. All other mails say that they are automatic. */
  byPerson?: boolean
  /** Further headers, one line each. */
  headers?: Record<string, string>
  replyTo?: string
  /** In place of `MAIL_FROM`, which the envelope keeps. */
  from?: { name: string; address: string }
}

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,255}$/
const HEADER_NAME = /^[A-Za-z0-9-]{1,76}$/
const LINE_BREAK_OR_NUL = /[\r\n\0]/

function demand(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new TypeError(problem)
}

/**
 * The message in nodemailer's form.
 * @param host right side of the Message-ID
 * @throws TypeError for a value that could add a recipient or a header.
 */
export function mailOptions(message: MailMessage, from: string, host: string): Mail.Options {
  demand(ID.test(message.id), 'The id of a message has letters, digits, ".", "_" and "-" only')
  demand(ADDRESS.test(message.to), 'A message goes to exactly one address')
  demand(!message.replyTo || ADDRESS.test(message.replyTo), 'A reply goes to exactly one address')
  demand(
    !message.from || (ADDRESS.test(message.from.address) && !LINE_BREAK_OR_NUL.test(message.from.name)),
    'A mail is from exactly one address, with a name of one line',
  )
  demand(!LINE_BREAK_OR_NUL.test(message.subject), 'A subject has one line')
  for (const [name, value] of Object.entries(message.headers ?? {})) {
    demand(HEADER_NAME.test(name) && !LINE_BREAK_OR_NUL.test(value), 'A header has one line')
  }
  return {
    from: message.from ?? from,
    ...(message.from ? { envelope: { from, to: message.to } } : {}),
    // As objects, so that no address is parsed as a list.
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${host}>`,
    // Prevents out-of-office replies.
    headers: { ...(message.byPerson ? {} : { 'Auto-Submitted': 'auto-generated' }), ...message.headers },
    // nodemailer includes the event twice: as an alternative, which mail programs show, and as a file.
    ...(message.ics ? { icalEvent: message.ics } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
