'use client'

import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/http/call'
import type { Received } from '@/lib/http/contract'
import type { Answer } from '@/lib/http/send'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { useProvenForm } from '../../reauthentication/components/use-proven-form'
import { deviceName } from '../../session/view'
import { ProvenChange } from '../../two-factor/components/proven-change'
import { RecoveryCodes } from '../../two-factor/components/recovery-codes'
import { useSteps } from '../../two-factor/components/use-steps'
import type { TwoFactorState } from '../../two-factor/queries'
import * as calls from '../calls'
import { makePasskey, sendProven, type TypedProof } from './ceremony'
import { usePasskeySupport } from './use-passkey-support'

type ShownPasskey = { id: string; name: string; added: string; lastUsed: string | null }

type PasskeyListProps = {
  passkeys: readonly ShownPasskey[]
  onRename: (passkey: ShownPasskey) => void
  onRemove: (passkey: ShownPasskey) => void
}

function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  return (
    <ul aria-label="Passkeys">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t py-4"
        >
          <div className="grid min-w-0 gap-1">
            <p className="wrap-anywhere font-semibold">{passkey.name}</p>
            <p className="text-sm text-soft">
              {`Added on ${passkey.added}, ${passkey.lastUsed ? `last used ${passkey.lastUsed}` : 'not used yet'}`}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={() => onRename(passkey)}>
              Rename<span className="sr-only"> {passkey.name}</span>
            </Button>
            <Button variant="danger" size="sm" onClick={() => onRemove(passkey)}>
              Remove<span className="sr-only"> {passkey.name}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

type PasskeyNameFieldProps = { hint?: string; defaultValue: string; error: string | undefined }

function PasskeyNameField({ hint, defaultValue, error }: PasskeyNameFieldProps) {
  return (
    <Field label="Name of the passkey" required hint={hint} error={error}>
      {(control) => (
        <Input {...control} name="name" defaultValue={defaultValue} autoComplete="off" autoFocus />
      )}
    </Field>
  )
}

type RenamePasskeyProps = {
  passkey: { id: string; name: string }
  onDone: () => void
  onCancel: () => void
}

function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const form = useForm({
    schema: calls.renamePasskey.input,
    read: (data) => typedTexts(data, 'name'),
    send: (body) => call(calls.renamePasskey, { id: passkey.id, ...body }),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone,
  })
  return (
    <form {...form.formProps} aria-label="Rename the passkey" className="grid gap-5">
      <PasskeyNameField defaultValue={passkey.name} error={form.errors.name} />
      <FormEnd form={form} action="Save" onCancel={onCancel} />
    </form>
  )
}

type Added = Received<typeof calls.addPasskey>

async function addPasskey(typed: TypedProof & { name: string }): Promise<Answer<Added>> {
  const request = await sendProven(typed, (body) => call(calls.askForNewPasskey, body))
  if (!request.ok) return request
  const made = await makePasskey(request.data)
  return made.ok ? call(calls.addPasskey, { ...made.data, name: typed.name }) : made
}

type NewPasskeyProps = {
  twoFactor: AskedFactor
  onAdded: (added: Added) => void
  onCancel: () => void
}

function NewPasskey({ twoFactor, onAdded, onCancel }: NewPasskeyProps) {
  const form = useProvenForm({
    schema: calls.askForNewPasskey.input,
    twoFactor,
    names: ['name'],
    send: addPasskey,
    failed: { title: 'No passkey was added', message: UNEXPECTED },
    onDone: onAdded,
  })
  return (
    <form {...form.formProps} aria-label="Add a passkey" className="grid gap-5">
      <PasskeyNameField
        hint="So that you recognize it in this list."
        defaultValue={deviceName(navigator.userAgent)}
        error={form.errors.name}
      />
      <ProofFields form={form} />
      <p className="text-sm text-soft">
        All other devices are signed out.
        {twoFactor.enabled
          ? null
          : ' From then on, signing in with your password also asks for a passkey or a recovery code. You get ten of these codes in the next step.'}
      </p>
      <FormEnd form={form} action="Continue" onCancel={onCancel} />
    </form>
  )
}

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
  const isSupported = usePasskeySupport()
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
          {isSupported ? (
            <Button variant="secondary" className="justify-self-start" onClick={() => setStep('add')}>
              Add a passkey
            </Button>
          ) : (
            <p className="text-sm text-soft">This browser does not support passkeys.</p>
          )}
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
          send={(body) => call(calls.removePasskey, { ...body, id: step.remove.id })}
          twoFactor={twoFactor}
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
