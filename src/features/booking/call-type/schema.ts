import * as z from 'zod/mini'
import {
  checkedText,
  optionalLine,
  optionalText,
  optionalValue,
  requiredLine,
  requiredText,
} from '../../../lib/validation/text-fields'
import { bookingRequestSchema, object, requiredPhone } from '../schema'
import type { Answer, Question } from './rules'

const LINE_LENGTH = 200
const TEXT_LENGTH = 2000

const label = 'The answer'
const required = 'Please answer this question'
const unknownChoice = 'Please choose one of the answers'
const tooLong = (max: number) => `The answer must have at most ${max} characters`

const line = { label, required, max: LINE_LENGTH, tooLong: tooLong(LINE_LENGTH) }
const text = { label, required, max: TEXT_LENGTH, tooLong: tooLong(TEXT_LENGTH), min: 1, tooShort: required }

function answerSchema(question: Question) {
  if (question.kind === 'text') return question.required ? requiredLine(line) : optionalLine(line)
  if (question.kind === 'long_text') return question.required ? requiredText(text) : optionalText(text)
  const isChoice = (answer: string) => question.options.includes(answer)
  return question.required
    ? checkedText(label, required, isChoice, unknownChoice)
    : optionalValue(
        label,
        z.refine((answer) => answer === '' || isChoice(answer), { error: unknownChoice }),
      )
}

export interface AskedOfVisitors {
  byPhone: boolean
  questions: readonly Question[]
}

/** POST /api/create-booking for one type of call. `answers` holds one text for each question, by its id. */
export function bookingSchemaOf({ byPhone, questions }: AskedOfVisitors) {
  const answers = object(
    Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)])),
  )
  return z.extend(bookingRequestSchema, {
    phone: byPhone ? requiredPhone : bookingRequestSchema.shape.phone,
    answers: z.prefault(answers, {}),
  })
}

/** The same without knowing the type, as documents describe it. */
export const anyBookingSchema = z.extend(bookingRequestSchema, {
  answers: z.optional(z.record(z.string(), z.string())),
})

/** The answers that were given, in the order of the questions. */
export const givenAnswers = (
  questions: readonly Question[],
  answers: Readonly<Record<string, string | undefined>>,
): Answer[] =>
  questions.flatMap(({ id, label: question }) => {
    const answer = answers[id]
    return answer ? [{ question, answer }] : []
  })

const storedSchema = z.nullish(z.array(z.object({ question: z.string(), answer: z.string() })))

export const storedAnswers = (value: unknown): Answer[] => z.parse(storedSchema, value) ?? []
