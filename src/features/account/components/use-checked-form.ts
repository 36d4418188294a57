import { type FormEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { toast } from '@/components/ui/toast'
import { type Answer, type Refusal, send } from './account-api'

export type FieldMessages = Record<string, string | undefined>

interface CheckedForm<Data> {
  /** Loaded when it is first needed: it is not part of what the page loads. */
  schema: () => Promise<z.ZodMiniType>
  method?: string
  path: string
  /** What stands in the form, as the schema takes it. */
  read: (form: FormData) => Record<string, unknown>
  /** A rule of this form that the schema does not know, asked before it; the refusal, or nothing. */
  check?: (form: FormData) => (Refusal & { title: string }) | undefined
  failed: { title: string; message: string }
  /** Answers a refusal itself by returning true; else it becomes messages and a toast. */
  onRefused?: (answer: Extract<Answer<Data>, { ok: false }>, typed: unknown) => boolean
  onDone: (data: Data) => void | Promise<void>
}

const UNEXPECTED = 'An unexpected error occurred. Please try again.'

const nameOf = (element: Element | undefined) => (element && 'name' in element ? String(element.name) : '')

/** The uppermost control that has a message. */
const firstRefused = (form: HTMLFormElement, messages: FieldMessages) =>
  [...form.elements].find((element) => messages[nameOf(element)])

/** Checks and sends a form; refusals end as messages at fields and as a toast, never in lost text. */
export function useCheckedForm<Data>(options: CheckedForm<Data>) {
  const formRef = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldMessages>({})

  function refuse(form: HTMLFormElement, title: string, refusals: readonly Refusal[], fallback: string) {
    const messages: FieldMessages = {}
    for (const { field, message } of refusals) if (field) messages[field] ??= message
    setErrors(messages)
    const control = firstRefused(form, messages)
    const description = messages[nameOf(control)] ?? refusals[0]?.message ?? fallback
    toast({ tone: 'error', title, description })
    // After React has put the messages in, so that the field is read out with its own.
    if (control instanceof HTMLElement) requestAnimationFrame(() => control.focus())
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const problem = options.check?.(data)
    if (problem) return refuse(form, problem.title, [problem], problem.message)
    const schema = await options.schema()
    // What is sent is what was typed: the server parses it by the same schema, and twice is not the same as once.
    const typed = options.read(data)
    const parsed = schema.safeParse(typed)
    if (!parsed.success) {
      const refusals = parsed.error.issues.map(({ path, message }) => ({
        field: String(path[0] ?? ''),
        message,
      }))
      return refuse(form, 'Validation Error', refusals, 'Please check your input.')
    }
    const answer = await send<Data>(options.method ?? 'POST', options.path, typed)
    if (answer.ok) return options.onDone(answer.data)
    if (options.onRefused?.(answer, typed)) return
    const { title, message } = options.failed
    refuse(form, title, answer.errors, answer.status === 0 ? UNEXPECTED : message)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setErrors({})
    try {
      await submit(event.currentTarget)
    } finally {
      setBusy(false)
    }
  }

  return { formRef, busy, errors, onSubmit }
}
