'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Input } from '@/components/ui/input'
import { subscribe } from './subscribe'

type NewsletterFormProps = { id: string; submitLabel: string }

/** The address field of the newsletter box, with everything that can come of it. */
export function NewsletterForm({ id, submitLabel }: NewsletterFormProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [sent, setSent] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function refuse(message: string) {
    setError(message)
    field.current?.focus()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const email = String(values.get('email') ?? '').trim()
    if (!email) return refuse('Email is required')
    setError(undefined)
    setBusy(true)
    const outcome = await subscribe(email, String(values.get('website') ?? ''))
    setBusy(false)
    if (outcome.ok) setSent(true)
    else refuse(outcome.message)
  }

  return (
    <div aria-live="polite">
      {sent ? (
        <div className="rounded-md border-ochre border-l-4 bg-surface px-4 py-3.5 text-ink text-sm">
          <p className="font-semibold">Check your email</p>
          <p className="text-soft">We've sent you a confirmation link.</p>
        </div>
      ) : (
        <form method="post" onSubmit={onSubmit} noValidate className="grid gap-3 noscript:hidden">
          <div className="grid gap-1.5">
            <label htmlFor={id} className="font-semibold text-sm">
              Email
            </label>
            <Input
              ref={field}
              id={id}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              maxLength={254}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            {error ? (
              <div className="rounded-sm bg-surface px-2.5 py-1.5">
                <FieldError id={`${id}-error`}>{error}</FieldError>
              </div>
            ) : null}
          </div>
          <div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
            <label>
              Website
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <Button type="submit" variant="inverse" busy={busy}>
            {busy ? 'Sending...' : submitLabel}
          </Button>
        </form>
      )}
    </div>
  )
}
