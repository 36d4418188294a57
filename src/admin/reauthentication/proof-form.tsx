'use client'

import { useEffect, useState } from 'react'
import { DialogForm } from '@/admin/ui/dialog-form'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { CodeField } from '@/features/account/components/code-field'
import { askForPasskey } from '@/features/account/passkey/components/ceremony'
import { PasskeyButton } from '@/features/account/passkey/components/passkey-button'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const schema = async () => (await import('@/features/account/schema')).reauthenticateSchema

type Factors = { enabled: boolean; passkeys: boolean }

/** The account's second factors; none until they are known. */
function useSecondFactors(): Factors {
  const [factors, setFactors] = useState<Factors>({ enabled: false, passkeys: false })
  useEffect(() => {
    const stop = new AbortController()
    void send('/api/two-factor', {
      method: 'GET',
      signal: stop.signal,
      read: (body) => ({
        enabled: membersOf(body).enabled === true,
        passkeys: membersOf(body).passkeys === true,
      }),
    }).then((answer) => answer.ok && setFactors(answer.data))
    return () => stop.abort()
  }, [])
  return factors
}

async function confirmByPasskey() {
  const passkey = await askForPasskey('/api/passkeys/proof-options')
  return passkey.ok ? send('/api/reauthenticate', { body: { passkey: passkey.data } }) : passkey
}

/** Asks for the password, or for a passkey or a code if the account has a second factor. */
export function ProofForm({ onDone }: { onDone: () => void }) {
  const { enabled, passkeys } = useSecondFactors()
  const [byCode, setByCode] = useState(false)
  const form = useForm({
    schema,
    read: (data) => (byCode ? typedTexts(data, 'code') : typedTexts(data, 'password')),
    send: (body) => send('/api/reauthenticate', { body }),
    failed: { title: 'Error', message: 'Failed to confirm who you are' },
    onDone,
  })
  return (
    <DialogForm form={form} action="Confirm" busyAction="Confirming...">
      {byCode ? (
        <CodeField hint="From your app, or a recovery code." error={form.errors.code} focused />
      ) : (
        <Field label="Your password" required error={form.errors.password}>
          {(control) => (
            <Input {...control} name="password" type="password" autoComplete="current-password" autoFocus />
          )}
        </Field>
      )}
      {enabled ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" size="sm" onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use your password instead' : 'Use a code instead'}
          </Button>
          {passkeys ? (
            <PasskeyButton variant="quiet" size="sm" run={confirmByPasskey} onDone={onDone} failed="Error">
              Use a passkey instead
            </PasskeyButton>
          ) : null}
        </div>
      ) : null}
    </DialogForm>
  )
}
