'use client'

import { type ReactNode, useRef, useState } from 'react'
import { notifyDone, notifyUndoable, Problem, useAction, useRefresh } from '@/admin/ui/actions'
import { assigneeName } from '@/admin/ui/assignee-menu'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { useList } from '@/admin/ui/list'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { useKeepFocus } from '@/components/ui/use-keep-focus'
import type { NextStep } from '@/features/next-step/queries'
import { finishStep, setNextStep } from '@/features/queue/calls'
import type { Subject } from '@/features/queue/rules'
import type { TeamMember } from '@/features/queue/team'
import { call } from '@/lib/http/call'
import { longDate } from '@/lib/time/format'

interface StepDialogProps {
  open: boolean
  onClose: () => void
  subject: Subject
  step: NextStep | null
  team: readonly TeamMember[]
  viewerId: string
}

const schema = async () => (await import('@/features/queue/schema')).nextStepSchema

function StepDialog({ open, onClose, subject, step, team, viewerId }: StepDialogProps) {
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
    send: (body) => call(setNextStep, body),
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
      <InputField
        errors={form.errors}
        label="What to do"
        required
        {...typed('text')}
        maxLength={300}
        autoFocus
      />
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

function focusNextRow(id: string) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-link]')]
  // With details open, a phone shows no rows.
  const shown = rows.filter((row) => row.getClientRects().length > 0)
  const place = shown.findIndex((row) => row.dataset.rowLink === id)
  const next = shown[place + 1] ?? shown[place - 1] ?? document.getElementById('tab')
  next?.focus({ preventScroll: true })
}

interface StepSectionProps {
  subject: Subject
  step: NextStep | null
  team: readonly TeamMember[]
  viewerId: string
  mayChange?: boolean
  /** The details are those of a row of next steps, which goes once it is done. */
  isRow?: boolean
  others?: ReactNode
}

export function StepSection(props: StepSectionProps) {
  const { subject, step, team, viewerId, mayChange = true, isRow = false, others } = props
  const { go } = useList()
  const part = useRef<HTMLElement>(null)
  const [asking, setAsking] = useState(false)
  const { run, busy, problem } = useAction<unknown>()
  useKeepFocus(part, `${step?.id} ${problem}`)

  const finish = (id: string, done: boolean) => call(finishStep, { id, done })
  const undo = (id: string) =>
    void run(() => finish(id, false), {
      failed: 'Failed to undo',
      done: 'The next step is open again',
      inToast: true,
      preferServerMessage: true,
    })
  function markDone(id: string) {
    const then = () => {
      notifyUndoable('Next step done', { undo: () => undo(id), about: `step-${id}` })
      if (!isRow) return
      go({ open: null }, 'replace')
      focusNextRow(id)
    }
    void run(() => finish(id, true), { failed: 'Failed to save', preferServerMessage: true, then })
  }

  return (
    <section ref={part} tabIndex={-1} aria-labelledby="next-step" className="mt-5 grid gap-2.5 border-t pt-5">
      <h3 id="next-step" className="text-lg">
        Next step
      </h3>
      <Problem title="Error">{problem}</Problem>
      {step ? (
        <div>
          <p className="[overflow-wrap:anywhere]">{step.text}</p>
          <p className="text-soft text-sm">
            {longDate(step.dueOn)} · {assigneeName(step.assignee, 'Unassigned')}
            {step.key ? ` · set with ${step.key}` : null}
          </p>
        </div>
      ) : (
        (others ?? <p className="text-soft text-sm">No next step yet.</p>)
      )}
      <div className="flex flex-wrap gap-2.5">
        {step ? (
          <Button variant="secondary" size="sm" busy={busy} onClick={() => markDone(step.id)}>
            Mark as done
          </Button>
        ) : null}
        {mayChange ? (
          <Button variant={step ? 'quiet' : 'secondary'} size="sm" onClick={() => setAsking(true)}>
            {step ? 'Change next step' : 'Add a next step'}
          </Button>
        ) : null}
      </div>
      {step ? others : null}
      <StepDialog
        key={step ? `${step.id} ${step.text} ${step.dueOn} ${step.assignee?.id}` : 'new'}
        open={asking}
        onClose={() => setAsking(false)}
        subject={subject}
        step={step}
        team={team}
        viewerId={viewerId}
      />
    </section>
  )
}
