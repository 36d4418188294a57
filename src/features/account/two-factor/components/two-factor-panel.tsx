'use client'

import { useEffect, useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { TextField } from '@/components/form/fields'
import { FormEnd } from '@/components/form/form-end'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import {
  confirmEnrolment,
  disableTwoFactor,
  enrol,
  renewRecoveryCodes,
} from '@/features/account/two-factor/calls'
import { call } from '@/lib/http/call'
import type { Received } from '@/lib/http/contract'
import { focusOnMount } from '../../components/focus-on-mount'
import type { AskedFactor } from '../../reauthentication/components/proof-fields'
import type { TwoFactorState } from '../queries'
import { ProvenChange } from './proven-change'
import { RecoveryCodes } from './recovery-codes'
import { useSteps } from './use-steps'

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

function TwoFactorOverview({ enabled, app, passkeys, recoveryCodesLeft, onStep }: TwoFactorOverviewProps) {
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

const failed = { title: 'Update failed', message: UNEXPECTED }

type TwoFactorEnrolProps = {
  twoFactor: AskedFactor
  onEnabled: (recoveryCodes: string[]) => void
  onCancel: () => void
}

function TwoFactorEnrol({ twoFactor, onEnabled, onCancel }: TwoFactorEnrolProps) {
  const [enrolment, setEnrolment] = useState<Received<typeof enrol> | null>(null)
  const code = useForm({
    schema: confirmEnrolment.input,
    read: (data) => typedTexts(data, 'code'),
    send: (body) => call(confirmEnrolment, body),
    failed,
    onDone: ({ recoveryCodes }) => onEnabled(recoveryCodes),
  })
  if (!enrolment) {
    return (
      <ProvenChange
        label="Set up two-factor sign-in"
        send={(body) => call(enrol, body)}
        twoFactor={twoFactor}
        action="Continue"
        onDone={setEnrolment}
        onCancel={onCancel}
      />
    )
  }
  return (
    <form {...code.formProps} aria-label="Confirm two-factor sign-in" className="grid gap-5">
      <p ref={focusOnMount} tabIndex={-1} className="text-sm text-soft outline-none">
        Scan this with your authenticator app, then type the six digits it shows. All other devices are signed
        out when it is on.
      </p>
      {/* biome-ignore lint/performance/noImgElement: drawn by the server for this one person */}
      <img
        src={enrolment.qr}
        width={200}
        height={200}
        alt="QR code for your authenticator app"
        className="rounded-md"
      />
      <p className="text-sm text-soft">
        Or type this key into the app:{' '}
        <code className="break-words font-mono text-ink">
          {enrolment.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        form={code}
        name="code"
        label="Code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormEnd form={code} action="Switch on" onCancel={onCancel} />
    </form>
  )
}

type Step = 'overview' | 'enrol' | 'renew' | 'disable' | { codes: string[] }

export function TwoFactorPanel({ twoFactor }: { twoFactor: TwoFactorState }) {
  const { heading, step, setStep, back, finish } = useSteps<Step>('overview')
  const show = (codes: string[]) => setStep({ codes })
  // The first codes arrive before the page is loaded again.
  const on = twoFactor.enabled || typeof step === 'object'
  // The page arrives in parts: this one may come after the browser has looked for it.
  useEffect(() => {
    const { current } = heading
    if (current && window.scrollY === 0 && window.location.hash === `#${current.id}`) current.scrollIntoView()
  }, [heading])

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
          send={(body) => call(renewRecoveryCodes, body)}
          twoFactor={twoFactor}
          action="Show new codes"
          onDone={({ recoveryCodes }) => show(recoveryCodes)}
          onCancel={back}
        />
      ) : null}
      {step === 'disable' ? (
        <ProvenChange
          label="Switch off two-factor sign-in"
          {...(twoFactor.passkeys ? { note: 'Removes your authenticator app. Your passkeys stay.' } : {})}
          send={(body) => call(disableTwoFactor, body)}
          twoFactor={twoFactor}
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
