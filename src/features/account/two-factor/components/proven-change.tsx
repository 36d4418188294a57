import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import { sendProven } from '../../passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { useProvenForm } from '../../reauthentication/components/use-proven-form'

const schema = async () => (await import('../../schema')).proofSchema

type ProvenChangeProps<Data> = {
  label: string
  note?: string
  path: string
  method?: 'POST' | 'DELETE'
  twoFactor: AskedFactor
  read: (body: unknown) => Data | undefined
  action: string
  tone?: 'danger'
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Needs the password and the second factor, so that an unlocked device is not enough. */
export function ProvenChange<Data>({
  label,
  note,
  path,
  method = 'POST',
  twoFactor,
  read,
  action,
  tone,
  ...on
}: ProvenChangeProps<Data>) {
  const form = useProvenForm({
    schema,
    twoFactor,
    send: (typed) => sendProven(path, typed, { method, read }),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone: on.onDone,
  })
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-5">
      {note ? <p className="text-sm text-soft">{note}</p> : null}
      <ProofFields form={form} focused />
      <FormEnd form={form} action={action} tone={tone} onCancel={on.onCancel} />
    </form>
  )
}
