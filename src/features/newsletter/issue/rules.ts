import { skippedTimeQuestion, wallInstant } from '@/lib/time/wall-time'

/** Mails per job. Small, so that another worker soon takes over. */
export const LOT_SIZE = 50

export const MAX_TRIES = 8

const MAX_AHEAD_MS = 366 * 24 * 3_600_000

export type SendTime = { ok: true; at: Date } | { ok: false; problem: string }

/** The instant of a wall time in the business zone, if it is valid. */
export function sendTime(requested: { date: string; time: string }, zone: string, now: Date): SendTime {
  const skipped = skippedTimeQuestion(requested.date, requested.time, zone)
  if (skipped) return { ok: false, problem: skipped }
  const at = wallInstant(requested.date, requested.time, zone)
  if (at === null || at <= now.getTime()) return { ok: false, problem: 'Choose a time in the future.' }
  if (at > now.getTime() + MAX_AHEAD_MS)
    return { ok: false, problem: 'Choose a time within the next twelve months.' }
  return { ok: true, at: new Date(at) }
}

interface MailFailure {
  responseCode?: unknown
  command?: unknown
  response?: unknown
}

/** Rejected by policy (RFC 3463, 5.7): often a temporary limit of the sender. */
const POLICY = /^5\d\d[ -]5\.7\./

/** `recipient` is permanent, `later` is temporary, `all` would also affect the next recipient. */
export function failureKind(error: unknown): 'recipient' | 'later' | 'all' {
  if (!(error instanceof Error)) return 'all'
  const { responseCode, command, response } = error as MailFailure
  if (typeof responseCode !== 'number') return 'all'
  // Only between these commands is an answer about this mail.
  if (command !== 'RCPT TO' && command !== 'DATA') return 'all'
  return responseCode >= 500 && !POLICY.test(String(response)) ? 'recipient' : 'later'
}
