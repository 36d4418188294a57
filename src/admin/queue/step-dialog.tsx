'use client'

import { bodyOf } from '@/admin/ui/body-of'
import { FormDialog } from '@/admin/ui/form-dialog'
import { notifyDone } from '@/admin/ui/notify'
import { useRefresh } from '@/admin/ui/refresh'
import { useTypedValues } from '@/admin/ui/use-typed-values'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { NextStep } from '@/features/next-step/queries'
import type { Subject } from '@/features/queue/rules'
import type { TeamMember } from '@/features/queue/team'
import { send } from '@/lib/http/send'

interface StepDialogProps {
  open: boolean
  onClose: () => void
  subject: Subject
  step: NextStep | null
  team: readonly TeamMember[]
  viewerId: string
}

const schema = async () => (await import('@/features/queue/schema')).nextStepSchema

export function StepDialog({ open, onClose, subject, step, team, viewerId }: StepDialogProps) {
  const { refresh } = useRefresh()
  const { typed } = useTypedValues({
    text: step?.text ?? '',
    dueOn: step?.dueOn ?? '',
    assignee: step ? (step.assignee?.id ?? '') : viewerId,
  })
  const form = useForm({
    schema,
    read: (data) => {
      const { text, dueOn, assignee } = typedTexts(data, 'text', 'dueOn', 'assignee')
      return { kind: subject.kind, id: subject.id, text, dueOn, assignee: assignee || null }
    },
    send: (body) => send('/api/next-step', { body, read: bodyOf<object> }),
    failed: { title: 'Error', message: 'Failed to save the next step' },
    onDone: () => {
      notifyDone('Next step saved')
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="Next step"
      action="Save next step"
      busyAction="Saving..."
    >
      <Field label="What to do" required error={form.errors.text}>
        {(control) => <Input {...control} {...typed('text')} autoComplete="off" maxLength={300} autoFocus />}
      </Field>
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <Field label="Due on" required error={form.errors.dueOn}>
          {(control) => <Input {...control} {...typed('dueOn')} type="date" max="2099-12-31" />}
        </Field>
        <Field label="Assigned to" error={form.errors.assignee}>
          {(control) => (
            <Select
              {...control}
              {...typed('assignee')}
              placeholder="Unassigned"
              options={team.map(({ id, name }) => ({
                value: id,
                label: id === viewerId ? `${name} (me)` : name,
              }))}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
