'use client'

import { useRef, useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { PrivacyNote } from '@/components/form/privacy-note'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Honeypot } from '@/components/ui/honeypot'
import { Input } from '@/components/ui/input'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import { call } from '@/lib/http/call'
import { visitSource } from '@/lib/visit-source'
import { subscribe } from '../calls'

export function NewsletterForm({ id, submitLabel }: { id: string; submitLabel: string }) {
  const [sent, setSent] = useState(false)
  const answer = useRef<HTMLDivElement>(null)
  useKeepFocus(answer, String(sent))
  const { formProps, busy, errors, problem } = useForm({
    read: (data) => ({ ...typedTexts(data, 'email', 'website'), ...visitSource() }),
    schema: subscribe.input,
    send: (body) => call(subscribe, body),
    failed: { title: 'You are not subscribed yet', message: UNEXPECTED },
    onDone: () => setSent(true),
  })
  return (
    <div ref={answer} tabIndex={-1} aria-live="polite" className="outline-none">
      {sent ? (
        <div className="rounded-md border-ochre border-l-4 bg-surface px-4 py-3.5 text-ink text-sm">
          <p className="font-semibold">Check your email</p>
          <p className="text-soft">We've sent you a confirmation link.</p>
        </div>
      ) : (
        <form {...formProps} className="grid gap-3 noscript:hidden">
          <div className="grid gap-1.5">
            <label htmlFor={id} className="font-semibold text-sm">
              Email
            </label>
            <Input
              id={id}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              required
              maxLength={254}
              aria-invalid={errors.email ? true : undefined}
              aria-describedby={errors.email ? `${id}-error` : undefined}
            />
            {errors.email ? (
              <div className="rounded-sm bg-surface px-2.5 py-1.5">
                <FieldError id={`${id}-error`}>{errors.email}</FieldError>
              </div>
            ) : null}
          </div>
          <Honeypot />
          <FormProblemNote problem={problem} />
          <Button type="submit" variant="inverse" busy={busy}>
            {busy ? 'Sending...' : submitLabel}
          </Button>
          <PrivacyNote className="text-on-deep-soft text-xs" />
        </form>
      )}
    </div>
  )
}
