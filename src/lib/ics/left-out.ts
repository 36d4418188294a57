/** Why something of a calendar file was left out or guessed. The last two are about the whole file. */
export type LeftOutReason =
  | 'zone'
  | 'start'
  | 'end'
  | 'rule'
  | 'often'
  | 'rdate'
  | 'exdate'
  | 'exrule'
  | 'recurrence'
  | 'period'
  | 'cut'
  | 'many'

export interface LeftOut {
  reason: LeftOutReason
  /** The title, and the date as written in the file: YYYY-MM-DD. */
  event?: string
  date?: string
  /** The name of an unknown zone. */
  zone?: string
}
