export interface SystemParts {
  database: 'ok' | 'down'
  jobs: 'ok' | 'down'
  calendar: 'ok' | 'stale' | 'off'
  deadLetters: number
  disk?: { state: 'ok' | 'low' | 'full' | 'unknown' }
  /** Mails that the mail server rejects. */
  mail?: { retrying: number }
  /** The title of the first urgent recommendation. */
  urgent?: string | undefined
  /** Invented statements and figures that visitors of a public site see. */
  examples?: number
}

type Word = 'Excellent' | 'Needs attention' | 'Degraded' | 'Down'

export function systemState(parts: SystemParts): { word: Word; note: string } {
  const { database, jobs, calendar, deadLetters, disk, mail, urgent, examples = 0 } = parts
  if (database === 'down') return { word: 'Down', note: 'the database does not answer' }
  if (jobs === 'down') return { word: 'Degraded', note: 'emails and reminders wait' }
  if (disk?.state === 'full') return { word: 'Degraded', note: 'no space is left: nothing can be saved' }
  if (disk?.state === 'low') return { word: 'Needs attention', note: 'the disk is nearly full' }
  if (deadLetters > 0) {
    const note = deadLetters === 1 ? '1 job failed for good' : `${deadLetters} jobs failed for good`
    return { word: 'Needs attention', note }
  }
  if (mail && mail.retrying > 0) {
    const note = mail.retrying === 1 ? '1 email is' : `${mail.retrying} emails are`
    return { word: 'Needs attention', note: `${note} not accepted by the mail server yet` }
  }
  if (calendar === 'stale') return { word: 'Needs attention', note: 'the external calendar is out of date' }
  if (urgent) return { word: 'Needs attention', note: `urgent: ${urgent.toLowerCase()}` }
  if (examples > 0) return { word: 'Needs attention', note: 'visitors see examples that are invented' }
  return { word: 'Excellent', note: 'database and jobs answer now' }
}
