import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import { useForm } from '@/components/form/use-form'
import { sendProven } from '../../passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { typedProof } from '../../reauthentication/components/typed-proof'
import { useProof } from '../../reauthentication/components/use-proof'

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
  const proof = useProof(twoFactor)
  const form = useForm({
    schema,
    read: typedProof,
    send: (typed) => sendProven(path, typed, { method, read }),
    onFailed: proof.onFailed,
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone: on.onDone,
  })
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-5">
      {note ? <p className="text-sm text-soft">{note}</p> : null}
      <ProofFields errors={form.errors} twoFactor={proof.twoFactor} focused />
      <FormEnd form={form} action={action} tone={tone} onCancel={on.onCancel} />
    </form>
  )
}
