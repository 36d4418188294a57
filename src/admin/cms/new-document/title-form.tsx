'use client'

import { useRouter } from 'next/navigation'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PublishedKind } from '@/features/publication/rules'
import { addDocument } from '@/lib/http/documents'
import { FIRST_REQUIRED_TEXT } from '@/patches/payload/part-windows/places'
import { documentAddress, listAddress } from '../list-address'
import { enterField } from '../writing/enter-field'

const MISSING = { field: 'title', title: 'Validation Error', message: 'Enter a title' }

export function useNewDraft(kind: PublishedKind, onMade: (id: string) => void) {
  return useForm({
    read: (data) => typedTexts(data, 'title'),
    check: (data) => (String(data.get('title') ?? '').trim() ? undefined : MISSING),
    send: ({ title }) =>
      addDocument(kind, { title: title.trim(), _status: 'draft' }, { draft: true, read: ({ id }) => id }),
    failed: { title: 'Error', message: 'The draft could not be made. What you typed is kept.' },
    onDone: onMade,
  })
}

export function TitleForm({ kind }: { kind: PublishedKind }) {
  const router = useRouter()
  const form = useNewDraft(kind, (id) => {
    router.replace(documentAddress(kind, id))
    enterField(document.body, [FIRST_REQUIRED_TEXT])
  })
  return (
    <form {...form.formProps} className="grid max-w-2xl gap-4">
      <Field label="Title" required error={form.errors.title} hint="You can change it later.">
        {(control) => <Input {...control} name="title" maxLength={200} autoComplete="off" autoFocus />}
      </Field>
      <FormProblemNote problem={form.problem} />
      <div className="flex gap-2.5">
        <Button type="submit" size="sm" busy={form.busy}>
          Start writing
        </Button>
        <ButtonLink href={listAddress(kind)} size="sm" variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}
