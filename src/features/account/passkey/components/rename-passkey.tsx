'use client'

import { UNEXPECTED } from '@/components/form/failure-text'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { send } from '@/lib/http/send'
import { PasskeyNameField } from './passkey-name-field'

const schema = async () => (await import('../schema')).passkeyNameSchema

type RenamePasskeyProps = {
  passkey: { id: string; name: string }
  onDone: () => void
  onCancel: () => void
}

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const form = useForm({
    schema,
    read: (data) => typedTexts(data, 'name'),
    send: (body) => send(`/api/passkeys/own/${passkey.id}`, { method: 'PATCH', body }),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone,
  })
  return (
    <form {...form.formProps} aria-label="Rename the passkey" className="grid gap-5">
      <PasskeyNameField defaultValue={passkey.name} error={form.errors.name} />
      <FormProblemNote problem={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
