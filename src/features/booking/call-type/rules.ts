import type { CallType } from '@/payload-types'
import type { MeetingKind } from '../meeting/rules'

export const DEFAULT_TITLE = 'Automation call'

export const MOST_QUESTIONS = 6
const MOST_OPTIONS = 20
const OPTION_LENGTH = 100

export const questionKinds = {
  text: 'One line',
  long_text: 'Several lines',
  choice: 'One of several choices',
} as const

export type QuestionKind = keyof typeof questionKinds

export const questionKindNames = Object.keys(questionKinds) as [QuestionKind, ...QuestionKind[]]

export interface Question {
  id: string
  label: string
  kind: QuestionKind
  required: boolean
  options: readonly string[]
}

/** An answer as it is stored, with the words of the question at that time. */
export interface Answer {
  question: string
  answer: string
}

export function optionsRefusal(kind: unknown, options: unknown): string | null {
  if (kind !== 'choice') return null
  const given = Array.isArray(options) ? options.filter((option) => String(option).trim() !== '') : []
  if (given.length < 2) return 'Enter at least two choices.'
  if (given.length > MOST_OPTIONS) return `There can be at most ${MOST_OPTIONS} choices.`
  if (given.some((option) => String(option).length > OPTION_LENGTH))
    return `A choice has at most ${OPTION_LENGTH} characters.`
  return new Set(given).size < given.length ? 'Each choice must be different.' : null
}

/** The lengths that a type sets itself. The calendar settings have the others. */
export interface OwnLengths {
  bookingDurationMinutes?: number
  bufferTimeMinutes?: number
}

export const ownLengths = (type: Pick<CallType, 'durationMinutes' | 'bufferMinutes'>): OwnLengths => ({
  ...(typeof type.durationMinutes === 'number' ? { bookingDurationMinutes: type.durationMinutes } : {}),
  ...(typeof type.bufferMinutes === 'number' ? { bufferTimeMinutes: type.bufferMinutes } : {}),
})

export const questionsOf = ({ questions }: Pick<CallType, 'questions'>): Question[] =>
  (questions ?? []).map(({ id, label, kind, required, options }) => ({
    id: id ?? '',
    label,
    kind,
    required: required === true,
    options: options ?? [],
  }))

export const meetingOf = (
  type: Pick<CallType, 'meetingKind' | 'meetingUrl'> | null,
  settings: { meetingKind: MeetingKind; meetingUrl?: string | null | undefined },
) => (type?.meetingKind ? { meetingKind: type.meetingKind, meetingUrl: type.meetingUrl } : settings)

export const answerName = (questionId: string): string => `answers.${questionId}`
