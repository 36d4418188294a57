'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Dialog, DialogForm } from '@/admin/ui/dialog'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { reauthenticate } from '@/features/account/calls'
import { CodeField } from '@/features/account/components/code-field'
import { askForProof } from '@/features/account/passkey/calls'
import { askForPasskey } from '@/features/account/passkey/components/ceremony'
import { PasskeyButton } from '@/features/account/passkey/components/passkey-button'
import { readTwoFactor } from '@/features/account/two-factor/calls'
import { call } from '@/lib/http/call'
import { openModal } from '@/patches/payload/confirmation/open-modal'
import { repeatRefusedCalls } from '@/patches/payload/confirmation/repeat-refused-calls'
import { setDialog } from './confirmed'

const schema = async () => (await import('@/features/account/schema')).reauthenticateSchema

type Factors = { enabled: boolean; passkeys: boolean }

function useSecondFactors(): Factors {
  const [factors, setFactors] = useState<Factors>({ enabled: false, passkeys: false })
  useEffect(() => {
    const stop = new AbortController()
    void call(readTwoFactor, {}, { signal: stop.signal }).then(
      (answer) => answer.ok && setFactors(answer.data),
    )
    return () => stop.abort()
  }, [])
  return factors
}

async function confirmByPasskey() {
  const passkey = await askForPasskey(askForProof)
  return passkey.ok ? call(reauthenticate, { passkey: passkey.data }) : passkey
}

function ProofForm({ onDone }: { onDone: () => void }) {
  const { enabled, passkeys } = useSecondFactors()
  const [byCode, setByCode] = useState(false)
  const form = useForm({
    schema,
    read: (data) => (byCode ? typedTexts(data, 'code') : typedTexts(data, 'password')),
    send: (body) => call(reauthenticate, body),
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

/** Around the whole admin: the one dialog that confirms who the person is before a sensitive call. */
export function Reauthentication({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ answer: (proved: boolean) => void; container: Element | undefined }>()
  useEffect(() => setDialog(() => new Promise((answer) => setAsked({ answer, container: openModal() }))), [])
  useEffect(repeatRefusedCalls, [])
  const close = (proved: boolean) => {
    asked?.answer(proved)
    setAsked(undefined)
  }
  return (
    <>
      {children}
      <Dialog
        open={asked !== undefined}
        container={asked?.container}
        onClose={() => close(false)}
        title="Confirm that it is you"
        description="You entered your password some time ago. Enter it again to continue. Nothing that you typed is lost."
      >
        <ProofForm onDone={() => close(true)} />
      </Dialog>
    </>
  )
}
