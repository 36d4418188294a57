import { useRef, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { EmailField } from '@/components/form/fields'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { useReadableAddress } from '@/components/form/use-readable-address'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { teamSignIn } from '@/content/auth'
import * as calls from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { focusOnMount } from '../../components/focus-on-mount'
import { PasswordField } from '../../components/password-field'
import { PasskeyButton } from '../../passkey/components/passkey-button'
import { TwoFactorStep } from '../../two-factor/components/two-factor-step'
import { signIn, signInFailed, signInWithPasskey, tooManyLogins, welcomeBack } from './signing-in'

function UnconfirmedNote({ email, password }: { email: string; password: string }) {
  const shownEmail = useReadableAddress(email)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ sent: boolean; text: string } | null>(null)

  async function sendAgain() {
    setBusy(true)
    const answer = await call(calls.resendConfirmation, { email, password })
    setBusy(false)
    setSaid(
      answer.ok
        ? { sent: true, text: "We've sent you a confirmation link." }
        : { sent: false, text: failureText(answer, UNEXPECTED) },
    )
  }

  return (
    <>
      <Alert
        ref={focusOnMount}
        live
        tone="warning"
        title="Please confirm your email address"
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={sendAgain}>
            Send the email again
          </Button>
        }
      >
        One step is left: please use the link in the email we sent to {shownEmail}.
      </Alert>
      {said ? (
        <Alert
          live
          tone={said.sent ? 'info' : 'error'}
          title={said.sent ? 'Check your email' : 'Nothing was sent'}
        >
          {said.text}
        </Alert>
      ) : null}
    </>
  )
}

type FirstStep = { email: string; password: string; hasPasskey: boolean }

export function SignInForm({ registerHref }: { registerHref: string }) {
  const typedEmail = useRef('')
  const [firstStep, setFirstStep] = useState<FirstStep | null>(null)
  const [returned, setReturned] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string } | null>(null)
  const form = useForm({
    schema: calls.signIn.input,
    read: (data) => {
      const typed = typedTexts(data, 'email', 'password')
      typedEmail.current = typed.email
      setUnconfirmed(null)
      return typed
    },
    send: signIn,
    failed: signInFailed,
    wordsFor: tooManyLogins,
    onFailed: (failure, typed) => {
      const code = failure.reason === 'refused' ? failure.errors[0]?.code : undefined
      if (code === 'code_required' && failure.reason === 'refused') {
        setFirstStep({ ...typed, hasPasskey: failure.extra !== null })
      }
      if (code === 'unconfirmed') setUnconfirmed(typed)
      return code === 'code_required' || code === 'unconfirmed'
    },
    onDone: welcomeBack,
  })
  if (firstStep) {
    return (
      <TwoFactorStep
        {...firstStep}
        onBack={() => {
          setFirstStep(null)
          setReturned(true)
        }}
      />
    )
  }
  return (
    <form {...form.formProps} aria-label="Sign in" className="grid gap-5">
      <EmailField
        form={form}
        autoComplete="username"
        defaultValue={typedEmail.current}
        ref={returned ? focusOnMount : undefined}
      />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        error={form.errors.password}
      />
      <p className="-mt-2">
        <SiteLink href="/auth?mode=forgot" className="text-link inline-flex min-h-11 items-center text-sm">
          Forgot password
        </SiteLink>
      </p>
      <FormProblemNote problem={form.problem} />
      {unconfirmed ? <UnconfirmedNote {...unconfirmed} /> : null}
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeyButton size="lg" block run={signInWithPasskey} onDone={welcomeBack} failed="Sign in failed">
        Sign in with a passkey
      </PasskeyButton>
      <p className="text-sm text-soft">
        No account yet?{' '}
        <SiteLink href={registerHref} className="text-link">
          Create one
        </SiteLink>
      </p>
      <p className="text-faint text-xs">{teamSignIn}</p>
    </form>
  )
}
