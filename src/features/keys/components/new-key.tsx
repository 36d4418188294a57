import { useId, useState } from 'react'
import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { FieldError } from '@/components/ui/field-error'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { sendProven } from '@/features/account/passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '@/features/account/reauthentication/components/proof-fields'
import { useProvenForm } from '@/features/account/reauthentication/components/use-proven-form'
import { call } from '@/lib/http/call'
import type { Received } from '@/lib/http/contract'
import { type Scope, scopes } from '@/lib/http/scopes'
import { makeKey } from '../calls'
import { lifetimes } from '../rules'
import { scopeWords } from '../scope-words'

type NewKeyProps = {
  superAdmin: boolean
  twoFactor: AskedFactor
  onMade: (made: Received<typeof makeKey>) => void
  onCancel: () => void
}

const periods = (superAdmin: boolean) =>
  lifetimes
    .filter((days) => days !== null || superAdmin)
    .map((days) => ({ value: String(days), label: days ? `${days} days` : 'No expiry' }))

export function NewKey({ superAdmin, twoFactor, onMade, onCancel }: NewKeyProps) {
  const scopesId = useId()
  const [chosen, setChosen] = useState<readonly Scope[]>([])
  const [period, setPeriod] = useState('90')
  const form = useProvenForm({
    twoFactor,
    names: ['name'],
    send: (typed) =>
      sendProven(typed, (body) => {
        const days = lifetimes.find((each) => String(each) === period) ?? null
        return call(makeKey, { ...body, scopes: [...chosen], days })
      }),
    failed: { title: 'No key was made', message: UNEXPECTED },
    onDone: onMade,
  })
  return (
    <form {...form.formProps} aria-label="Make an API key" className="grid max-w-xl gap-5">
      <Field
        label="Name of the key"
        required
        hint="The audit log names it. For example: n8n."
        error={form.errors.name}
      >
        {(control) => <Input {...control} name="name" autoComplete="off" maxLength={60} autoFocus />}
      </Field>
      <fieldset aria-describedby={form.errors.scopes ? scopesId : undefined} className="grid">
        <legend className="mb-1 font-medium text-sm">The key may</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            checked={chosen.includes(scope)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen((before) =>
                checked ? [...before, scope] : before.filter((other) => other !== scope),
              )
            }
            label={
              <>
                {scopeWords[scope]} <code className="font-mono text-faint text-xs">{scope}</code>
              </>
            }
          />
        ))}
        <FieldError id={scopesId}>{form.errors.scopes}</FieldError>
      </fieldset>
      <Field label="Expires after" required error={form.errors.days}>
        {(control) => (
          <Select
            {...control}
            name="days"
            value={period}
            onChange={({ currentTarget: { value } }) => setPeriod(value)}
            options={periods(superAdmin)}
          />
        )}
      </Field>
      <ProofFields form={form} />
      <FormEnd form={form} action="Make the key" onCancel={onCancel} />
    </form>
  )
}
