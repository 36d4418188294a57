'use client'

import { Badge } from '@/components/ui/badge'
import type { TwoFactorState } from '../queries'
import { ProvenChange } from './proven-change'
import { RecoveryCodes } from './recovery-codes'
import { readRecoveryCodes } from './two-factor-answers'
import { TwoFactorEnrol } from './two-factor-enrol'
import { TwoFactorOverview } from './two-factor-overview'
import { useSteps } from './use-steps'

type Step = 'overview' | 'enrol' | 'renew' | 'disable' | { codes: string[] }

export function TwoFactorPanel({ twoFactor }: { twoFactor: TwoFactorState }) {
  const { heading, step, setStep, back, finish } = useSteps<Step>('overview')
  const show = (codes: string[]) => setStep({ codes })
  // The first codes arrive before the page is loaded again.
  const on = twoFactor.enabled || typeof step === 'object'

  return (
    <section aria-labelledby="two-factor" className="grid content-start gap-5">
      <h3
        ref={heading}
        id="two-factor"
        tabIndex={-1}
        className="flex flex-wrap items-center gap-3 text-xl outline-none"
      >
        Two-factor sign-in <Badge tone={on ? 'good' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>
      </h3>
      {step === 'overview' ? <TwoFactorOverview {...twoFactor} onStep={setStep} /> : null}
      {step === 'enrol' ? <TwoFactorEnrol twoFactor={twoFactor} onEnabled={show} onCancel={back} /> : null}
      {step === 'renew' ? (
        <ProvenChange
          label="New recovery codes"
          note="The recovery codes you have now stop working."
          path="/api/two-factor/recovery-codes"
          twoFactor={twoFactor}
          read={readRecoveryCodes}
          action="Show new codes"
          onDone={show}
          onCancel={back}
        />
      ) : null}
      {step === 'disable' ? (
        <ProvenChange
          label="Switch off two-factor sign-in"
          {...(twoFactor.passkeys ? { note: 'Removes your authenticator app. Your passkeys stay.' } : {})}
          path="/api/two-factor/disable"
          twoFactor={twoFactor}
          read={() => null}
          action="Switch off"
          tone="danger"
          onDone={finish}
          onCancel={back}
        />
      ) : null}
      {typeof step === 'object' ? <RecoveryCodes codes={step.codes} onKept={finish} /> : null}
    </section>
  )
}
