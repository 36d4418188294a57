import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import * as calls from '@/features/account/calls'
import { CodeField } from '../../components/code-field'
import { signWithPasskey } from '../../passkey/components/ceremony'
import { PasskeyButton } from '../../passkey/components/passkey-button'
import { signIn, signInFailed, tooManyLogins, welcomeBack } from '../../sign-in/components/signing-in'

type TwoFactorStepProps = { email: string; password: string; hasPasskey: boolean; onBack: () => void }

export function TwoFactorStep({ email, password, hasPasskey, onBack }: TwoFactorStepProps) {
  const form = useForm({
    schema: calls.signIn.input,
    read: (data) => ({ email, password, ...typedTexts(data, 'code') }),
    send: signIn,
    failed: signInFailed,
    wordsFor: tooManyLogins,
    onDone: welcomeBack,
  })
  async function byPasskey() {
    // The request of the first step may be too old.
    const asked = await signIn({ email, password })
    if (asked.ok || asked.reason !== 'refused' || !asked.extra) return asked
    const passkey = await signWithPasskey(asked.extra)
    return passkey.ok ? signIn({ email, password, passkey: passkey.data }) : passkey
  }
  return (
    <form {...form.formProps} aria-label="Two-factor code" className="grid gap-5">
      <CodeField
        hint="Six digits from your authenticator app, or one of your recovery codes."
        error={form.errors.code}
        focused
      />
      <FormProblemNote problem={form.problem} />
      <Button type="submit" size="lg" block busy={form.busy}>
        {form.busy ? 'Signing in...' : 'Sign In'}
      </Button>
      {hasPasskey ? (
        <PasskeyButton size="lg" block run={byPasskey} onDone={welcomeBack} failed={signInFailed.title}>
          Use a passkey
        </PasskeyButton>
      ) : null}
      <Button variant="quiet" onClick={onBack}>
        Use another account
      </Button>
    </form>
  )
}
