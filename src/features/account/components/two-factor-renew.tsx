'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { focusOnArrival } from './focus-on-arrival'
import { useCheckedForm } from './use-checked-form'

const schema = async () => (await import('../schema')).codeSchema

type TwoFactorRenewProps = { onRenewed: (recoveryCodes: string[]) => void; onCancel: () => void }

/** Asks for a code, and gets new recovery codes; the old ones stop working. */
export function TwoFactorRenew({ onRenewed, onCancel }: TwoFactorRenewProps) {
  const form = useCheckedForm<{ recoveryCodes: string[] }>({
    schema,
    path: '/api/two-factor/recovery-codes',
    read: (data) => ({ code: String(data.get('code') ?? '') }),
    failed: { title: 'Update failed', message: 'An unexpected error occurred. Please try again.' },
    onDone: ({ recoveryCodes }) => onRenewed(recoveryCodes),
  })
  return (
    <form
      method="post"
      noValidate
      aria-label="New recovery codes"
      onSubmit={form.onSubmit}
      className="grid gap-5"
    >
      <Field
        label="Code"
        required
        hint="From your app, or a recovery code. The recovery codes you have now stop working."
        {...(form.errors.code ? { error: form.errors.code } : {})}
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            ref={focusOnArrival}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Show new codes
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
