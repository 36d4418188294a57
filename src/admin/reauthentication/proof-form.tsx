'use client'

import { useEffect, useState } from 'react'
import { DialogForm } from '@/admin/ui/dialog-form'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { CodeField } from '@/features/account/components/code-field'
import { send } from '@/lib/http/send'
import { membersOf } from '@/lib/http/send-answer'

const schema = async () => (await import('@/features/account/schema')).reauthenticateSchema

/** True if the account has a second factor; false until that is known. */
function useSecondFactor(): boolean {
  const [enabled, setEnabled] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    void send('/api/two-factor', {
      method: 'GET',
      signal: stop.signal,
      read: (body) => membersOf(body).enabled === true,
    }).then((answer) => setEnabled(answer.ok && answer.data))
    return () => stop.abort()
  }, [])
  return enabled
}

/** Asks for the password, or for a code if the account has a second factor. */
export function ProofForm({ onDone }: { onDone: () => void }) {
  const secondFactor = useSecondFactor()
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
      {secondFactor ? (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setByCode(!byCode)}>
            {byCode ? 'Use your password instead' : 'Use a code instead'}
          </Button>
        </div>
      ) : null}
    </DialogForm>
  )
}
