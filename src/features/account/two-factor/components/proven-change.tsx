import { UNEXPECTED } from '@/components/form/failure-text'
import { FormEnd } from '@/components/form/form-end'
import type { Sent } from '@/lib/http/contract'
import type { Answer } from '@/lib/http/send'
import { sendProven } from '../../passkey/components/ceremony'
import { type AskedFactor, ProofFields } from '../../reauthentication/components/proof-fields'
import { useProvenForm } from '../../reauthentication/components/use-proven-form'
import { enrol } from '../calls'

type ProvenChangeProps<Data> = {
  label: string
  note?: string
  send: (body: Sent<typeof enrol>) => Promise<Answer<Data>>
  twoFactor: AskedFactor
  action: string
  tone?: 'danger'
  onDone: (data: Data) => void
  onCancel: () => void
}

/** Needs the password and the second factor, so that an unlocked device is not enough. */
export function ProvenChange<Data>(props: ProvenChangeProps<Data>) {
  const { label, note, send, twoFactor, action, tone, onDone, onCancel } = props
  const form = useProvenForm({
    schema: enrol.input,
    twoFactor,
    send: (typed) => sendProven(typed, send),
    failed: { title: 'Update failed', message: UNEXPECTED },
    onDone,
  })
  return (
    <form {...form.formProps} aria-label={label} className="grid gap-5">
      {note ? <p className="text-sm text-soft">{note}</p> : null}
      <ProofFields form={form} focused />
      <FormEnd form={form} action={action} tone={tone} onCancel={onCancel} />
    </form>
  )
}
