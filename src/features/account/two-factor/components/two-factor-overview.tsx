import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

const FEW = 3

const codesLeft = (count: number) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`

type TwoFactorOverviewProps = {
  enabled: boolean
  recoveryCodesLeft: number
  onStep: (step: 'enrol' | 'renew' | 'disable') => void
}

export function TwoFactorOverview({ enabled, recoveryCodesLeft, onStep }: TwoFactorOverviewProps) {
  if (!enabled) {
    return (
      <>
        <p className="text-sm text-soft">
          With it, a stolen password alone opens nothing: signing in also asks for a code from an app on your
          phone.
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
        {`Signing in asks for a code from your authenticator app. ${codesLeft(recoveryCodesLeft)}`}
      </p>
      {recoveryCodesLeft <= FEW ? (
        <Alert tone="warning" title="Few recovery codes are left">
          Get new ones while your app is at hand.
        </Alert>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onStep('renew')}>
          New recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onStep('disable')}>
          Switch off
        </Button>
      </div>
    </>
  )
}
