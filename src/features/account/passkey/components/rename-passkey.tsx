import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { renamePasskey } from '@/features/account/passkey/calls'
import { call } from '@/lib/http/call'
import { PasskeyNameField } from './passkey-name-field'

type RenamePasskeyProps = {
  passkey: { id: string; name: string }
  onDone: () => void
  onCancel: () => void
}

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const form = useForm({
    schema: renamePasskey.input,
    read: (data) => typedTexts(data, 'name'),
    send: (body) => call(renamePasskey, { id: passkey.id, ...body }),
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
