'use client'

import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { TextField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { sendProven } from '../../passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { typedProof } from '../../reauthentication/components/typed-proof'
import { useProof } from '../../reauthentication/components/use-proof'

const schema = async () => (await import('../../schema')).changeEmailSchema

export function EmailForm({ email, twoFactor }: { email: string; twoFactor: AskedFactor }) {
  const proof = useProof(twoFactor)
  const [sent, setSent] = useState(false)
  const form = useForm({
    schema,
    read: (data) => ({ ...typedTexts(data, 'email'), ...typedProof(data) }),
    send: (typed) => sendProven('/api/change-email', typed, { read: () => null }),
    onFailed: proof.onFailed,
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
        {(control) => <Input {...control} type="email" value={email} readOnly />}
      </Field>
      <TextField
        form={form}
        name="email"
        label="New email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <ProofFields errors={form.errors} twoFactor={proof.twoFactor} />
      {sent ? (
        <Alert live title="Check your email">
          Your new address is used once you confirm it with the link we sent to it.
        </Alert>
      ) : null}
      <FormProblemNote problem={form.problem} />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Sending...' : 'Change email'}
      </Button>
    </form>
  )
}
