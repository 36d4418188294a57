import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import { type Answer, send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { useProvenForm } from '../../reauthentication/components/use-proven-form'
import { deviceName } from '../../session/view'
import { readRecoveryCodes } from '../../two-factor/components/two-factor-answers'
import { makePasskey, readNewPasskeyRequest, sendProven, type TypedProof } from './ceremony'
import { PasskeyNameField } from './passkey-name-field'

const schema = async () => (await import('../../schema')).newPasskeySchema

/** The recovery codes of an account that had no second factor before; otherwise none. */
type Added = { recoveryCodes: string[] | null }

function readAdded(body: unknown): Added | undefined {
  return membersOf(body).passkey ? { recoveryCodes: readRecoveryCodes(body) ?? null } : undefined
}

async function addPasskey(typed: TypedProof & { name: string }): Promise<Answer<Added>> {
  const request = await sendProven('/api/passkeys/registration-options', typed, {
    read: readNewPasskeyRequest,
  })
  if (!request.ok) return request
  const made = await makePasskey(request.data)
  if (!made.ok) return made
  return send('/api/passkeys/register', { body: { ...made.data, name: typed.name }, read: readAdded })
}

type NewPasskeyProps = {
  twoFactor: AskedFactor
  onAdded: (added: Added) => void
  onCancel: () => void
}

export function NewPasskey({ twoFactor, onAdded, onCancel }: NewPasskeyProps) {
  const form = useProvenForm({
    schema,
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
      {twoFactor.enabled ? null : (
        <p className="text-sm text-soft">
          From then on, signing in with your password also asks for a passkey or a recovery code. You get ten
          of these codes in the next step.
        </p>
      )}
      <FormEnd form={form} action="Continue" onCancel={onCancel} />
    </form>
  )
}
