import { useState } from 'react'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import type { Answer, Failure } from '@/lib/http/send'
import { sendOnce } from '@/lib/http/send-once'
import { visitSource } from '@/lib/visit-source'
import { maySubmit, recentSubmissions } from '../rules'

const KEY = 'quickwin:inquiries-sent'

// The fallback if storage is disabled.
let remembered: number[] = []

/** When this tab sent messages (epoch milliseconds). */
function sentTimes(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((at) => typeof at === 'number') : []
  } catch {
    return remembered
  }
}

function rememberSentTimes(times: number[]) {
  remembered = times
  try {
    sessionStorage.setItem(KEY, JSON.stringify(times))
  } catch {
    // Kept in memory above.
  }
}

const textFields = ['name', 'email', 'company', 'project', 'budget', 'timeline', 'message'] as const
const draft = { key: 'quickwin:inquiry-draft', fields: textFields }

const schema = async () => (await import('../schema')).inquirySchema

const TOO_MANY = 'Please wait 5 minutes before submitting another message.'

const tooMany: Failure = {
  ok: false,
  reason: 'refused',
  status: 429,
  errors: [{ message: TOO_MANY, code: 'rate_limited' }],
  retryAfterSeconds: null,
  extra: null,
}

async function sendInquiry(body: object): Promise<Answer> {
  const now = Date.now()
  if (!maySubmit(sentTimes(), now)) return tooMany
  const answer = await sendOnce('/api/contact', { body, read: () => null })
  if (answer.ok) rememberSentTimes([...recentSubmissions(sentTimes(), now), now])
  return answer
}

const failed = { title: 'Failed to send message', message: 'Please try again or contact us directly.' }

/** Fixed messages, followed by the server's reason. */
function wordsFor(failure: Failure) {
  if (failure.reason !== 'refused') return failed
  const { status, errors } = failure
  if (status === 429) return { title: 'Too many requests', message: errors[0]?.message ?? TOO_MANY }
  if (status !== 400 && !errors.some(({ field }) => field)) return failed
  return { title: 'Validation Error', message: errors[0]?.message ?? 'Please check your input.' }
}

/** The form of /contact. Clears the text after a success. */
export function useInquiryForm() {
  const [sent, setSent] = useState(false)
  const form = useForm({
    read: (data) => ({
      ...typedTexts(data, ...textFields, 'website'),
      newsletter: data.get('newsletter') !== null,
      ...visitSource(),
    }),
    schema,
    send: sendInquiry,
    failed,
    wordsFor,
    onDone: () => {
      form.formRef.current?.reset()
      setSent(true)
    },
    draft,
  })
  return { ...form, isSent: sent && !form.busy && !form.problem && Object.keys(form.errors).length === 0 }
}
