import { type FormEvent, useContext, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Answer, Failure } from '@/lib/http/send'
import type { Refusal } from '@/lib/http/send-answer'
import { failureText } from './failure-text'
import { type FieldMessages, firstRefused, messagesByField } from './form-fields'
import { FormToast } from './form-toast'
import { loadPart } from './load-part'
import { type SessionDraft, useSessionDraft } from './use-session-draft'

type ToastText = { title: string; message: string }

/** What hindered the form as a whole; `failure` is null when it was a rule of the form itself. */
export interface FormProblem<Extra = null> extends ToastText {
  failure: Failure<Extra> | null
  /** Nothing has failed yet: the answer only takes long. */
  isWaiting?: true
}

/** An answer that takes longer than this is said to be on its way. */
const SLOW_AFTER_MS = 5000

const stillSending = {
  title: 'Still sending...',
  message: 'Your connection is slow, or we are. What you typed is kept; please leave this page open.',
  failure: null,
  isWaiting: true,
} as const

interface FormOptions<Typed, Data, Extra> {
  /** What stands in the form, as the schema and the endpoint take it. It is sent as typed: the server alone cleans. */
  read: (form: FormData) => Typed
  /** The rules that form and server share; loaded when they are first needed. */
  schema?: () => Promise<z.ZodMiniType>
  /** A rule of this form that the schema does not know, asked before it. */
  check?: (form: FormData) => (ToastText & { field?: string }) | undefined
  send: (typed: Typed) => Promise<Answer<Data, Extra>>
  /** The toast of a failure: `message` when the server gives no reason, `unanswered` when it could not. */
  failed: ToastText & { unanswered?: string }
  /** Other words for the toast of some failures; the reason stands in the form. */
  toastFor?: (failure: Failure<Extra>) => ToastText | undefined
  /** Does what the failure asks for. Returns true when nothing more is to be said about it. */
  onFailed?: (failure: Failure<Extra>, typed: Typed) => boolean | undefined
  onDone: (data: Data, typed: Typed) => void | Promise<void>
  /** What a reload brings back. The same object at each render. */
  draft?: SessionDraft
}

const UNCHECKED = 'Please check your input.'

function failureToast<Extra>(
  failure: Failure<Extra>,
  { title, message, unanswered = message }: FormOptions<never, never, Extra>['failed'],
): ToastText {
  if (failure.reason === 'refused') return { title, message: failure.errors[0]?.message ?? message }
  const reason = failure.reason === 'unavailable' ? failure.errors[0]?.message : undefined
  return { title, message: reason ?? unanswered }
}

function schemaRefusals(schema: z.ZodMiniType, typed: unknown): Refusal[] {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
}

/**
 * The one way to send a form: checks it by the shared schema, sends what was typed, and ends in `onDone`, in messages
 * at the fields (the first one focused) or in a problem of the whole form; each failure is one toast. Nothing that was
 * typed is lost.
 */
export function useForm<Typed, Data, Extra = null>(options: FormOptions<Typed, Data, Extra>) {
  const formRef = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [problem, setProblem] = useState<FormProblem<Extra> | null>(null)
  const toast = useContext(FormToast)
  const forgetDraft = useSessionDraft(formRef, options.draft)

  function refuse(
    refusals: readonly Refusal[],
    found: FormProblem<Extra>,
    toastText: ToastText = found,
    { ownWords = false } = {},
  ) {
    const messages = messagesByField(refusals)
    const first = formRef.current && firstRefused(formRef.current, messages)
    setErrors(messages)
    setProblem(first ? null : found)
    // The toast says what is wrong with the first field, unless the form has words of its own for this failure.
    const description = ownWords ? toastText.message : (first?.message ?? toastText.message)
    toast({ tone: 'error', title: toastText.title, description })
    // After React has put the messages in, so that the field is read out with its own.
    if (first) requestAnimationFrame(() => first.control.focus())
  }

  function fail(failure: Failure<Extra>, typed: Typed) {
    if (failure.reason === 'aborted' || options.onFailed?.(failure, typed)) return
    const words = options.toastFor?.(failure)
    const toastText = words ?? failureToast(failure, options.failed)
    const message = failureText(failure, toastText.message, { typed: true })
    const refusals = failure.reason === 'refused' ? failure.errors : []
    refuse(refusals, { title: toastText.title, message, failure }, toastText, { ownWords: Boolean(words) })
  }

  async function submit(form: FormData): Promise<void> {
    const typed = options.read(form)
    const found = options.check?.(form)
    if (found) return refuse([found], { ...found, failure: null })
    if (options.schema) {
      const schema = await loadPart(options.schema)
      if (!schema.ok) return fail(schema, typed)
      const refusals = schemaRefusals(schema.part, typed)
      const message = refusals[0]?.message ?? UNCHECKED
      if (refusals.length > 0) return refuse(refusals, { title: 'Validation Error', message, failure: null })
    }
    const answer = await options.send(typed)
    if (!answer.ok) return fail(answer, typed)
    forgetDraft()
    await options.onDone(answer.data, typed)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setErrors({})
    setProblem(null)
    const slow = setTimeout(() => setProblem(stillSending), SLOW_AFTER_MS)
    try {
      await submit(new FormData(event.currentTarget))
    } finally {
      clearTimeout(slow)
      setProblem((shown) => (shown?.isWaiting ? null : shown))
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    formRef,
    formProps: { ref: formRef, method: 'post', noValidate: true, onSubmit },
    busy,
    errors,
    problem,
  }
}
