import { env } from '../../env'
import { processState } from '../process-state'
import { siteMailer } from './mailer'

/** off: none is set. refused: it cannot be reached, or does not accept the connection or the password. */
export interface MailServer {
  server: 'ok' | 'refused' | 'off'
  problem: string | null
}

/** Without one, mails are stored on the server and nobody gets them. */
export const hasMailServer = (): boolean => env.SMTP_URL !== undefined

/** How long an answer counts, so that a look at Monitoring does not open a connection each time. */
const FRESH_MS = 300_000
const MAX_PROBLEM = 300

const kept = processState<{ last?: { at: number; answer: Promise<MailServer> } }>('mail-server', () => ({}))

export const mailProblem = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MAX_PROBLEM)

async function tryServer(): Promise<MailServer> {
  if (!hasMailServer()) return { server: 'off', problem: null }
  try {
    await siteMailer().verify()
    return { server: 'ok', problem: null }
  } catch (error) {
    return { server: 'refused', problem: mailProblem(error) }
  }
}

/** Whether the mail server accepts the site's connection and password; asked again after five minutes. */
export function mailServer(now = Date.now()): Promise<MailServer> {
  if (!kept.last || now - kept.last.at >= FRESH_MS) kept.last = { at: now, answer: tryServer() }
  return kept.last.answer
}

/** The next question asks the server itself. */
export function forgetMailServer(): void {
  delete kept.last
}
