import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IcsReading, IcsTask } from '../../../src/lib/ics/busy-times'

/** What is right for one of the files. Instants are `2026-12-01T15:00Z`. */
interface Answer {
  busy: string[]
  /** `reason zone: event, date`, with what is there. */
  leftOut: string[]
  from?: string
  until?: string
  zone?: string
  owners?: string[]
}

const answers: Record<string, Answer> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'answers.json'), 'utf8'),
)

/** The hand-written calendar files, by name, each with the right answer and the range that it is about. */
export const files = readdirSync(join(import.meta.dirname, 'files')).map((file) => {
  const name = file.replace('.ics', '')
  const answer = answers[name]
  if (!answer) throw new Error(`${file} has no answer.`)
  const {
    busy,
    leftOut,
    from = '2026-11-30',
    until = '2026-12-14',
    zone = 'Europe/Berlin',
    owners = [],
  } = answer
  const task: Omit<IcsTask, 'text'> = {
    zone,
    from: `${from}T00:00:00Z`,
    until: `${until}T00:00:00Z`,
    skipUid: '^booking-',
    owners,
  }
  return { name, bytes: readFileSync(join(import.meta.dirname, 'files', file)), task, busy, leftOut }
})

const short = (instant: string) => instant.replace(/:00(\.000)?Z$/, 'Z')

export const shownRanges = ({ ranges }: Pick<IcsReading, 'ranges'>): string[] =>
  ranges.map(({ start, end }) => `${short(start)}/${short(end)}`)

export const shownLeftOut = ({ leftOut }: Pick<IcsReading, 'leftOut'>): string[] =>
  leftOut
    .map(({ reason, zone, event, date }) => {
      const about = [event, date].filter((text) => text !== undefined).join(', ')
      return (zone === undefined ? reason : `${reason} ${zone}`) + (about ? `: ${about}` : '')
    })
    .toSorted()
