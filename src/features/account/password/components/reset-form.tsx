import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { refreshSession } from '@/components/layout/session'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import { toast } from '@/components/ui/toast'
import { passwordHint } from '@/content/auth'
import { resetPassword } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { InvalidLink } from '../../components/invalid-link'
import { PasswordField } from '../../components/password-field'

const MISMATCH = {
  title: "Passwords don't match",
  field: 'confirmation',
  message: 'Please ensure both passwords are identical.',
}

export function ResetForm({ token }: { token: string | null }) {
  const router = useRouter()
  const [linkExpired, setLinkExpired] = useState(!token)
  const form = useForm({
    schema: resetPassword.input,
    read: (data) => ({ token: token ?? '', ...typedTexts(data, 'password') }),
    send: (body) => call(resetPassword, body),
    check: (data) => (data.get('password') === data.get('confirmation') ? undefined : MISMATCH),
    failed: { title: 'Password update failed', message: UNEXPECTED },
    onFailed: (failure) => {
      if (failure.reason === 'refused' && failure.status === 410) setLinkExpired(true)
      return false
    },
    onDone: async () => {
      toast({
        tone: 'success',
        title: 'Password updated successfully',
        description: 'Your password has been updated',
      })
      await refreshSession()
      router.replace('/')
    },
  })
  if (linkExpired) {
    return (
      <InvalidLink
        token={token}
        action={
          <ButtonLink href="/auth?mode=forgot" variant="secondary" size="sm">
            Ask for a new link
          </ButtonLink>
        }
      >
        Each link works once, for one hour. Only the newest link works.
      </InvalidLink>
    )
  }
  return (
    <form {...form.formProps} aria-label="New password" className="grid gap-5">
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={passwordHint}
        error={form.errors.password}
      />
      <PasswordField
        name="confirmation"
        label="Confirm password"
        autoComplete="new-password"
        error={form.errors.confirmation}
      />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Updating...' : 'Update password'}
      </Button>
      <SiteLink href="/auth" className="text-link inline-flex min-h-11 items-center text-sm">
        Back to sign in
      </SiteLink>
    </form>
  )
}
