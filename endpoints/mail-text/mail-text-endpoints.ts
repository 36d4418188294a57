import * as calls from '@/features/mail-text/calls'
import { mailWithText } from '@/features/mail-text/queries'
import { answer } from '@/lib/http/reply'
import { answerOfTest } from '../outbox/outbox-endpoints'
import { endpoint } from '../route'

export const postPreviewMailText = endpoint(calls.previewMailText, async ({ payload }, input) => {
  const { subject, html, text } = await mailWithText(payload, input, new Date())
  return answer(200, { subject, html, text })
})

export const postMailTextTest = endpoint(calls.sendMailTextTest, async ({ payload }, input, user) =>
  answerOfTest(payload, user, await mailWithText(payload, input, new Date())),
)
