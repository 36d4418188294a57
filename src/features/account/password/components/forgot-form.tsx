import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { EmailField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { forgotPassword } from '@/features/account/calls'
import { call } from '@/lib/http/call'

const BLANK = { title: 'Email required', field: 'email', message: 'Please enter your email address.' }

/** The response is the same whether or not there is an account. */
export function ForgotForm() {
  const [sent, setSent] = useState(false)
  const form = useForm({
    schema: forgotPassword.input,
    read: (data) => typedTexts(data, 'email'),
    send: (body) => call(forgotPassword, body),
    check: (data) => (String(data.get('email') ?? '').trim() ? undefined : BLANK),
    failed: { title: 'Password reset failed', message: UNEXPECTED },
    // The form shows the success itself.
    onDone: () => setSent(true),
  })
  return (
    <form {...form.formProps} aria-label="Forgot password" className="grid gap-5">
      {sent ? (
        <Alert live title="Password reset email sent">
          Check your email for password reset instructions. If there is an account with this address, we've
          emailed it a link. It works once, for one hour.
        </Alert>
      ) : null}
      <EmailField form={form} autoComplete="username" />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Sending...' : 'Send reset link'}
      </Button>
      <SiteLink href="/auth" className="text-link inline-flex min-h-11 items-center text-sm">
        Back to sign in
      </SiteLink>
    </form>
  )
}
