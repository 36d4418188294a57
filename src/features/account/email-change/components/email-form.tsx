'use client'

import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { EmailField } from '@/components/form/fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/http/call'
import { changeEmail } from '../../calls'
import { sendProven } from '../../passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { useProvenForm } from '../../reauthentication/components/use-proven-form'

export function EmailForm({ email, twoFactor }: { email: string; twoFactor: AskedFactor }) {
  const [sent, setSent] = useState(false)
  const form = useProvenForm({
    schema: changeEmail.input,
    twoFactor,
    names: ['email'],
    send: (typed) => sendProven(typed, (body) => call(changeEmail, body)),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone: () => {
      toast({
        tone: 'success',
        title: 'Check your email',
        description: "We've sent you a confirmation link.",
      })
      form.formRef.current?.reset()
      setSent(true)
    },
  })
  return (
    <form {...form.formProps} aria-label="Email address" className="grid content-start gap-5">
      <Field label="Current email">
        {(control) => <Input {...control} type="email" value={email} readOnly autoComplete="email" />}
      </Field>
      <EmailField form={form} label="New email" />
      <ProofFields form={form} />
      {sent ? (
        <Alert live title="Check your email">
          Your new address takes effect once you confirm it with the link we sent there.
        </Alert>
      ) : null}
      <FormProblemNote problem={form.problem} />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Sending...' : 'Change email'}
      </Button>
    </form>
  )
}
