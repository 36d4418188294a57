import { wallInstant } from '@/lib/time/wall-time'

/** Mails of one job: few enough that a killed worker's share is soon taken over. */
export const LOT_SIZE = 50

/** How often one mailbox may say 'later' before it counts as failed. */
export const MOST_TRIES = 8

const MOST_AHEAD_MS = 366 * 24 * 3_600_000

export type SendTime = { ok: true; at: Date } | { ok: false; problem: string }

/** The instant of a wall time in the business's zone, where a newsletter may be sent then. */
export function sendTime(wish: { date: string; time: string }, zone: string, now: Date): SendTime {
  const at = wallInstant(wish.date, wish.time, zone)
  if (at === null || at <= now.getTime())
    return { ok: false, problem: 'Choose a time that is still to come.' }
  if (at > now.getTime() + MOST_AHEAD_MS)
    return { ok: false, problem: 'Choose a time within the next twelve months.' }
  return { ok: true, at: new Date(at) }
}

/** An answer of the mail server, as nodemailer reports it. */
interface MailFailure {
  responseCode?: unknown
  command?: unknown
  response?: unknown
}

/** Refused by policy (RFC 3463, 5.7): often about the sender or its pace, and gone an hour later. */
const POLICY = /^5\d\d[ -]5\.7\./

/**
 * What a failed delivery means: `recipient` will never take it, `later` asks to be tried again, and with `all` something is
 * wrong that the next recipient would meet, too (no mail server, the sender refused, our own fault).
 */
export function failureKind(error: unknown): 'recipient' | 'later' | 'all' {
  if (!(error instanceof Error)) return 'all'
  const { responseCode, command, response } = error as MailFailure
  if (typeof responseCode !== 'number') return 'all'
  // Between the envelope's recipient and the end of the message an answer is about this one mail.
  if (command !== 'RCPT TO' && command !== 'DATA') return 'all'
  return responseCode >= 500 && !POLICY.test(String(response)) ? 'recipient' : 'later'
}
