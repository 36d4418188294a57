'use client'

import { useMemo } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { typedTexts } from '@/components/form/form-fields'
import { FormProblemNote } from '@/components/form/form-problem'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { addNote } from '@/features/queue/calls'
import type { Subject } from '@/features/queue/rules'
import { call } from '@/lib/http/call'

export function NoteForm({ item }: { item: Subject }) {
  const { refresh } = useRefresh()
  const draft = useMemo(() => ({ key: `note-${item.id}`, fields: ['text'] }), [item.id])
  const { formProps, formRef, errors, busy, problem } = useForm({
    read: (form) => ({ kind: item.kind, id: item.id, ...typedTexts(form, 'text') }),
    schema: async () => (await import('@/features/queue/schema')).addNoteSchema,
    send: (body) => call(addNote, body),
    failed: { title: 'Error', message: 'Failed to add the note' },
    onDone: () => {
      formRef.current?.reset()
      notifyDone('Note added')
      refresh()
    },
    draft,
  })
  return (
    <form {...formProps} className="grid gap-3">
      <Field label="New note" error={errors.text}>
        {(control) => (
          <Textarea {...control} name="text" rows={3} maxLength={4000} className="min-h-20! text-sm!" />
        )}
      </Field>
      <FormProblemNote problem={problem} />
      <Button type="submit" variant="secondary" size="sm" busy={busy} className="justify-self-start">
        {busy ? 'Adding...' : 'Add note'}
      </Button>
    </form>
  )
}
