import * as z from 'zod/mini'
import { requiredLine, requiredText, upTo } from '../../lib/validation/text-fields'
import { aboutSubject } from '../queue/schema'
import { replyPlaceholders } from './rules'

export const MAX_SUBJECT = 150
/** It stands in a note, with the subject. */
export const MAX_REPLY = 3500

const placeholders = Object.keys(replyPlaceholders)
  .map((name) => name.replace(/[A-Z]/g, ' ?$&'))
  .join('|')

/** A placeholder that stayed: `{firstName}`, `{first name}`, `{firstName, see you`. Other braces are the writer's own: `{{ $json.email }}`. */
const GAP = new RegExp(`(?<!\\{)\\{ ?(?:${placeholders})(?![a-z":])[^{}\\n]{0,40}\\}?`, 'gi')

const gapsIn = (text: string): string[] => text.match(GAP) ?? []

const filled = z.refine<string>((text) => gapsIn(text).length === 0, {
  error: ({ input }) => `Write words in place of ${gapsIn(String(input)).join(', ')}, or remove the braces`,
})

export const sendReplySchema = aboutSubject({
  subject: requiredLine(upTo(MAX_SUBJECT, 'Subject')).check(filled),
  text: requiredText({
    label: 'Text',
    required: 'Please write the text',
    max: MAX_REPLY,
    tooLong: `Text must be at most ${MAX_REPLY.toLocaleString('en')} characters`,
  }).check(filled),
})

export type SendReplyInput = z.output<typeof sendReplySchema>
