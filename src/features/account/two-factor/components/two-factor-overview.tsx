import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { TwoFactorState } from '../queries'

const FEW = 3

const codesLeft = (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`

/** The second step after the password. */
function askedFor(app: boolean, passkeys: boolean): string {
  if (app && passkeys) return 'for a passkey or a code from your authenticator app'
  return app ? 'for a code from your authenticator app' : 'for a passkey or a recovery code'
}

type TwoFactorOverviewProps = TwoFactorState & {
  onStep: (step: 'enrol' | 'renew' | 'disable') => void
}

export function TwoFactorOverview({
  enabled,
  app,
  passkeys,
  recoveryCodesLeft,
  onStep,
}: TwoFactorOverviewProps) {
  if (!enabled) {
    return (
      <>
        <p className="text-sm text-soft">
          Protects your account even if your password is stolen: signing in also asks for a code from an app
          on your phone.
        </p>
        <Button className="justify-self-start" onClick={() => onStep('enrol')}>
          Set up
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="text-sm text-soft">
        {`Signing in with your password asks ${askedFor(app, passkeys)}. ${codesLeft(recoveryCodesLeft)}`}
      </p>
      {recoveryCodesLeft <= FEW ? (
        <Alert tone="warning" title="Few recovery codes are left">
          Get new ones while you still have your app or passkey.
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onStep('renew')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onStep(app ? 'disable' : 'enrol')}>
          {app ? (passkeys ? 'Remove the app' : 'Switch off') : 'Set up an app'}
        </Button>
      </div>
    </>
  )
}
