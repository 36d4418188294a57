'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { RecoveryCodes } from './recovery-codes'
import { TwoFactorDisable } from './two-factor-disable'
import { TwoFactorEnrol } from './two-factor-enrol'

type TwoFactorPanelProps = { enabled: boolean; recoveryCodesLeft: number }
type Step = 'overview' | 'enrol' | 'disable'

const FEW = 3

/** Two-factor sign-in of one's own account: set it up, see how many recovery codes are left, end it. */
export function TwoFactorPanel({ enabled, recoveryCodesLeft }: TwoFactorPanelProps) {
  const router = useRouter()
  const [step, setStep] = useState<Step>('overview')
  const [codes, setCodes] = useState<string[] | null>(null)

  function finish() {
    setStep('overview')
    router.refresh()
  }

  return (
    <section aria-labelledby="two-factor" className="grid content-start gap-5">
      <h3 id="two-factor" className="flex flex-wrap items-center gap-3 text-xl">
        Two-factor sign-in <Badge tone={enabled ? 'good' : 'neutral'}>{enabled ? 'On' : 'Off'}</Badge>
      </h3>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null)
            finish()
          }}
        />
      ) : null}
      {step === 'overview' && !codes ? (
        <>
          <p className="text-sm text-soft">
            {enabled
              ? `Signing in asks for a code from your authenticator app. ${recoveryCodesLeft} recovery codes are left.`
              : 'With it, a stolen password alone opens nothing: signing in also asks for a code from an app on your phone.'}
          </p>
          {enabled && recoveryCodesLeft <= FEW ? (
            <Alert tone="warning" title="Few recovery codes are left">
              Switch two-factor sign-in off and on again to get new ones.
            </Alert>
          ) : null}
          <Button
            variant={enabled ? 'secondary' : 'primary'}
            className="justify-self-start"
            onClick={() => setStep(enabled ? 'disable' : 'enrol')}
          >
            {enabled ? 'Switch off' : 'Set up'}
          </Button>
        </>
      ) : null}
      {step === 'enrol' && !codes ? (
        <TwoFactorEnrol onEnabled={setCodes} onCancel={() => setStep('overview')} />
      ) : null}
      {step === 'disable' ? <TwoFactorDisable onDone={finish} onCancel={() => setStep('overview')} /> : null}
    </section>
  )
}
