'use client'

import { useNewDraft } from '@/admin/cms/new-document/use-new-draft'
import { FormDialog } from '@/admin/ui/form-dialog'
import { useTypedValues } from '@/admin/ui/use-typed-values'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

interface NewBlogDialogProps {
  open: boolean
  onClose: () => void
  onMade: (id: string) => void
}

const blank = { title: '' }

/** Asks for the title, because the editor's form stores an article as soon as it opens. */
export function NewBlogDialog({ open, onClose, onMade }: NewBlogDialogProps) {
  const { typed, forget } = useTypedValues(blank)
  const form = useNewDraft('blogs', (id) => {
    forget()
    onMade(id)
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="New Blog Post"
      description="It starts as a draft that only editors can see."
      action="Start writing"
      busyAction="Opening..."
    >
      <Field label="Title" required error={form.errors.title}>
        {(control) => <Input {...control} {...typed('title')} maxLength={200} autoComplete="off" autoFocus />}
      </Field>
    </FormDialog>
  )
}
