import { processState } from './process-state.ts'

export interface Figure {
  name:
    | 'jobs'
    | 'database_connections'
    | 'mails_retrying'
    | 'backup_bytes'
    | 'backup_timestamp_seconds'
    | 'disk_free_bytes'
  labels?: Record<string, string>
  value: number
}

export type MailOutcome = 'sent' | 'kept' | 'failed'

interface Figures {
  mails: Record<MailOutcome, number>
  /** Set by the application once it has started. */
  read?: () => Promise<Figure[]>
}

const state = processState('figures', (): Figures => ({ mails: { sent: 0, kept: 0, failed: 0 } }))

/** Counts a mail: accepted by the mail server, kept as a file, or not accepted this time. */
export function countMail(outcome: MailOutcome): void {
  state.mails[outcome]++
}

export const mailCounts = (): Readonly<Figures['mails']> => state.mails

/** Sets the source of the application's figures. */
export function offerFigures(read: () => Promise<Figure[]>): void {
  state.read = read
}

export const readFigures = async (): Promise<Figure[]> => (await state.read?.()) ?? []
