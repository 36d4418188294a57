import { useState } from 'react'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import type { AskedFactor } from './proof-fields'

type Typed<Name extends string> = Record<'currentPassword' | Name, string> & {
  code?: string
  byPasskey?: true
}
type FormOptions<Name extends string, Data> = Parameters<typeof useForm<Typed<Name>, Data>>[0]

interface ProvenFormOptions<Name extends string, Data>
  extends Pick<FormOptions<Name, Data>, 'schema' | 'send' | 'failed' | 'onDone'> {
  twoFactor: AskedFactor
  names?: readonly Name[]
}

/** A form with ProofFields, which shows the field for a code if the account has a second factor. */
export function useProvenForm<Data, Name extends string = never>({
  twoFactor: { enabled, passkeys },
  names = [],
  ...options
}: ProvenFormOptions<Name, Data>) {
  const [asked, setAsked] = useState(false)
  const form = useForm<Typed<Name>, Data>({
    ...options,
    read: (data) => ({
      ...typedTexts<'currentPassword' | Name>(data, 'currentPassword', ...names),
      ...(data.has('code') ? typedTexts(data, 'code') : {}),
      ...(data.has('byPasskey') ? { byPasskey: true as const } : {}),
    }),
    // The second factor may be newer than the page.
    onFailed: (failure) => {
      if (failure.reason === 'refused' && failure.errors[0]?.code === 'code_required') setAsked(true)
      return false
    },
  })
  return { ...form, twoFactor: { enabled: enabled || asked, passkeys } }
}
