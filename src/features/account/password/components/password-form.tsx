'use client'

import { useRouter } from 'next/navigation'
import { UNEXPECTED } from '@/components/form/failure-text'
import { FormProblemNote } from '@/components/form/form-problem'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { passwordHint } from '@/content/auth'
import { call } from '@/lib/http/call'
import { changePassword } from '../../calls'
import { PasswordField } from '../../components/password-field'
import { sendProven } from '../../passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { useProvenForm } from '../../reauthentication/components/use-proven-form'

export function PasswordForm({ twoFactor }: { twoFactor: AskedFactor }) {
  const router = useRouter()
  const form = useProvenForm({
    schema: changePassword.input,
    twoFactor,
    names: ['newPassword'],
    send: (typed) => sendProven(typed, (body) => call(changePassword, body)),
    failed: { title: 'Password update failed', message: UNEXPECTED },
    onDone: () => {
      form.formRef.current?.reset()
      toast({
        tone: 'success',
        title: 'Password updated successfully',
        description: 'Your password has been updated',
      })
      router.refresh()
    },
  })
  return (
    <form {...form.formProps} aria-label="Password" className="grid content-start gap-5">
      <h3 className="text-xl">Password</h3>
      <ProofFields form={form} />
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={`${passwordHint} All other devices are signed out.`}
        error={form.errors.newPassword}
      />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
        {form.busy ? 'Updating...' : 'Change password'}
      </Button>
    </form>
  )
}
