import type { LastBackup } from './queries'

const HOUR_MS = 3_600_000
/** A daily backup that failed once is overdue by then. */
const OLD_AFTER_MS = 50 * HOUR_MS

export type BackupState = 'ok' | 'none' | 'old' | 'failed'

export function backupState({ at, problem }: LastBackup, now: Date): BackupState {
  if (problem !== null) return 'failed'
  if (at === null) return 'none'
  return now.getTime() - Date.parse(at) > OLD_AFTER_MS ? 'old' : 'ok'
}

export type News = 'trouble' | 'works'

/** The next report after the last one. Each problem is reported once. */
export function newsOf(state: BackupState, reported: News | undefined): News | undefined {
  const now = state === 'failed' || state === 'old' ? 'trouble' : state === 'ok' ? 'works' : undefined
  // A success is reported only after a failure.
  return now === reported || (now === 'works' && reported === undefined) ? undefined : now
}

/** The next time `time` (HH:MM) occurs in UTC. */
export function nextRun(time: string, now: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const next = new Date(now)
  next.setUTCHours(hour, minute, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

const NAME = /^quickwin-\d{8}T\d{6}Z\.tar\.gz$/

/** Names sort by time. */
export const fileNameOf = (now: Date) => `quickwin-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`

export function surplus(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(keep)
}
