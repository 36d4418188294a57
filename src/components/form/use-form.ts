import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { isAsked } from '@/lib/http/asked'
import type { Answer, Failure } from '@/lib/http/send'
import type { Refusal } from '@/lib/http/send-answer'
import { problemText, sentence } from './failure-text'
import { type FieldMessages, firstRefused, messagesByField } from './form-fields'
import { loadPart } from './load-part'
import { type SessionDraft, useSessionDraft } from './use-session-draft'

/** `complete`: nothing is added to the text, such as the server's own reason. */
type Words = { title: string; message: string; complete?: true }

type Failed = Words & { unanswered?: string }

export interface FormProblem<Extra = null> {
  title: string
  message: string
  failure: Failure<Extra> | null
  atField?: true
  isWaiting?: true
}

/** After this time the form says that the answer is still coming. */
const SLOW_AFTER_MS = 5000
const TICK_MS = 500

const stillSending = {
  title: 'Still sending...',
  message: 'This is taking longer than usual. What you typed is kept. Please leave this page open.',
  failure: null,
  isWaiting: true,
} as const

interface FormOptions<Typed, Data, Extra, Schema extends z.ZodMiniType> {
  /** The form's values for the schema and the endpoint. They are sent as typed; only the server cleans them. */
  read: (form: FormData) => Typed
  /** The rules that form and server share; loaded at the first use. */
  schema?: () => Promise<Schema>
  /** A rule of this form that is not in the schema, checked first. */
  check?: (form: FormData) => (Words & { field?: string }) | undefined
  send: (typed: Typed & z.input<Schema>) => Promise<Answer<Data, Extra>>
  failed: Failed
  wordsFor?: (failure: Failure<Extra>) => Words | undefined
  /** Handles a failure. Returns true if the form needs no message. */
  onFailed?: (failure: Failure<Extra>, typed: Typed) => boolean | undefined
  onDone: (data: Data, typed: Typed) => void | Promise<void>
  /** The same object at each render. */
  draft?: SessionDraft
}

/** `interests.0` is a part of `interests`, and of itself. */
const isPartOf = (field: string, whole: string) => field === whole || field.startsWith(`${whole}.`)

/** Under a field's own message it says nothing more. */
export const UNCHECKED = 'Please check your input.'

function schemaRefusals(schema: z.ZodMiniType, typed: unknown): Refusal[] {
  const parsed = schema.safeParse(typed)
  if (parsed.success) return []
  return parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
}

/**
 * The one way to send a form: checks it with the shared schema, sends the typed values, and ends in `onDone`, in messages at
 * the fields (the first one focused), or in a problem of the whole form. Only the form reports a failure: a toast would repeat
 * it and then disappear. Typed text is never lost.
 */
export function useForm<Typed, Data, Extra = null, Schema extends z.ZodMiniType = z.ZodMiniType>(
  options: FormOptions<Typed, Data, Extra, Schema>,
) {
  const formRef = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})
  const [problem, setProblem] = useState<FormProblem<Extra> | null>(null)
  const forgetDraft = useSessionDraft(formRef, options.draft)

  function showRefusals(refusals: readonly Refusal[], shown: FormProblem<Extra>, atField = UNCHECKED) {
    const messages = messagesByField(refusals)
    const first = formRef.current && firstRefused(formRef.current, messages)
    setErrors(messages)
    setProblem(first ? { ...shown, message: atField, atField: true } : shown)
    // After React has rendered the messages, so that a screen reader reads the field with its message.
    if (first) requestAnimationFrame(() => first.control.focus())
  }

  function fail(failure: Failure<Extra>, typed: Typed) {
    if (failure.reason === 'aborted' || options.onFailed?.(failure, typed)) return
    const words = options.wordsFor?.(failure)
    const { title, message, unanswered = message }: Failed = words ?? options.failed
    const refusals = failure.reason === 'refused' ? failure.errors : []
    // A refusal with a reason needs no other text, unless the form has one for this case.
    const lead = failure.reason !== 'refused' ? unanswered : words ? message : ''
    const said = words?.complete ? message : problemText(failure, lead, message)
    const isAtField = refusals.some((refusal) => refusal.message === message)
    showRefusals(
      refusals,
      { title, message: said, failure },
      words && !isAtField ? sentence(message) : UNCHECKED,
    )
  }

  async function submit(form: FormData): Promise<void> {
    const typed = options.read(form)
    const refusal = options.check?.(form)
    if (refusal)
      return showRefusals([refusal], { title: refusal.title, message: refusal.message, failure: null })
    if (options.schema) {
      const schema = await loadPart(options.schema)
      if (!schema.ok) return fail(schema, typed)
      const refusals = schemaRefusals(schema.part, typed)
      const message = refusals[0]?.message ?? UNCHECKED
      if (refusals.length > 0)
        return showRefusals(refusals, { title: 'Validation Error', message, failure: null })
    }
    // The schema has accepted it.
    const answer = await options.send(typed as Typed & z.input<Schema>)
    if (!answer.ok) return fail(answer, typed)
    forgetDraft()
    await options.onDone(answer.data, typed)
  }

  /**
   * A field's message disappears when the rules accept the field, so that it never contradicts the value. The server checks its
   * own refusals again at the next attempt.
   */
  async function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): Promise<void> {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (!name || !errors[name] || isSending.current) return
    const schema = options.schema && (await loadPart(options.schema))
    if (isSending.current) return
    const form = new FormData(currentTarget)
    const refusal = options.check?.(form)
    const refusals = schema?.ok ? schemaRefusals(schema.part, options.read(form)) : []
    const message = messagesByField(refusal ? [refusal, ...refusals] : refusals)[name]
    // Another field may have been corrected meanwhile.
    setErrors((shown) => {
      const others = Object.entries(shown).filter(
        ([field]) => !isPartOf(field, name) && !isPartOf(name, field),
      )
      return Object.fromEntries(message ? [...others, [name, message]] : others)
    })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // To React a dialog is a part of the form around it, which would be sent too.
    event.stopPropagation()
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setErrors({})
    setProblem(null)
    let waited = 0
    const slow = setInterval(() => {
      waited = isAsked() ? 0 : waited + TICK_MS
      setProblem(waited < SLOW_AFTER_MS ? null : stillSending)
    }, TICK_MS)
    try {
      await submit(new FormData(event.currentTarget))
    } finally {
      clearInterval(slow)
      setProblem((shown) => (shown?.isWaiting ? null : shown))
      isSending.current = false
      setBusy(false)
    }
  }

  const isMended = problem?.atField && Object.keys(errors).length === 0
  return {
    formRef,
    formProps: { ref: formRef, method: 'post', noValidate: true, onSubmit, onInput },
    busy,
    errors,
    problem: isMended ? null : problem,
  }
}
