'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { ProvenChange } from '../../two-factor/components/proven-change'
import { RecoveryCodes } from '../../two-factor/components/recovery-codes'
import { useSteps } from '../../two-factor/components/use-steps'
import type { TwoFactorState } from '../../two-factor/queries'
import { NewPasskey } from './new-passkey'
import { PasskeyList, type ShownPasskey } from './passkey-list'
import { RenamePasskey } from './rename-passkey'

type PasskeyPanelProps = { passkeys: readonly ShownPasskey[]; twoFactor: TwoFactorState }
type Step =
  | 'overview'
  | 'add'
  | { rename: ShownPasskey }
  | { remove: ShownPasskey }
  | { codes: readonly string[] }

const LAST =
  'It is your last one. Two-factor sign-in will then be off, and your recovery codes will stop working.'

export function PasskeyPanel({ passkeys, twoFactor }: PasskeyPanelProps) {
  const { heading, step, setStep, back, refresh, ...steps } = useSteps<Step>('overview')
  function finish(title: string) {
    toast({ tone: 'success', title })
    steps.finish()
  }

  return (
    <section aria-labelledby="passkeys" className="grid content-start gap-5">
      <h3 ref={heading} id="passkeys" tabIndex={-1} className="text-xl outline-none">
        Passkeys
      </h3>
      {step === 'overview' ? (
        <>
          <p className="text-sm text-soft">
            A passkey signs you in with your fingerprint, your face or the PIN of your device, without a
            password.
          </p>
          {passkeys.length > 0 ? (
            <PasskeyList
              passkeys={passkeys}
              onRename={(rename) => setStep({ rename })}
              onRemove={(remove) => setStep({ remove })}
            />
          ) : null}
          <Button variant="secondary" className="justify-self-start" onClick={() => setStep('add')}>
            Add a passkey
          </Button>
        </>
      ) : null}
      {step === 'add' ? (
        <NewPasskey
          twoFactor={twoFactor}
          onAdded={({ recoveryCodes }) => {
            if (!recoveryCodes) return finish('Passkey added')
            setStep({ codes: recoveryCodes })
            // The other forms then ask for the passkey.
            refresh()
          }}
          onCancel={back}
        />
      ) : null}
      {typeof step === 'object' && 'rename' in step ? (
        <RenamePasskey passkey={step.rename} onDone={() => finish('Passkey renamed')} onCancel={back} />
      ) : null}
      {typeof step === 'object' && 'remove' in step ? (
        <ProvenChange
          label={`Remove ${step.remove.name}`}
          note={[
            `'${step.remove.name}' will no longer sign you in.`,
            ...(passkeys.length === 1 && !twoFactor.app ? [LAST] : []),
          ].join(' ')}
          path={`/api/passkeys/own/${step.remove.id}`}
          method="DELETE"
          twoFactor={twoFactor}
          read={() => null}
          action="Remove"
          tone="danger"
          onDone={() => finish('Passkey removed')}
          onCancel={back}
        />
      ) : null}
      {typeof step === 'object' && 'codes' in step ? (
        <RecoveryCodes codes={step.codes} onKept={() => finish('Passkey added')} />
      ) : null}
    </section>
  )
}
