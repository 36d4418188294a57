import type { PayloadRequest } from 'payload'
import * as calls from '@/features/mail-text/calls'
import { mailWithText } from '@/features/mail-text/queries'
import type { MailTextInput } from '@/features/mail-text/schema'
import { answer } from '@/lib/http/reply'
import { isHour12In } from '@/lib/time/format'
import { answerOfTest } from '../outbox/outbox-endpoints'
import { endpoint } from '../route'

/** The sample visitor has the caller's clock, as a booking has that of its visitor's browser. */
function sampleFor({ payload, headers }: PayloadRequest, input: MailTextInput) {
  const [language = ''] = (headers.get('accept-language') ?? '').split(/[,;]/)
  return mailWithText(payload, input, { now: new Date(), hour12: isHour12In(language.trim()) })
}

export const postPreviewMailText = endpoint(calls.previewMailText, async (req, input) => {
  const { subject, html, text } = await sampleFor(req, input)
  return answer(200, { subject, html, text })
})

export const postMailTextTest = endpoint(calls.sendMailTextTest, async (req, input, user) => {
  const sample = await sampleFor(req, input)
  return answerOfTest(req.payload, user, { ...sample, subject: `Test: ${sample.subject}` })
})
