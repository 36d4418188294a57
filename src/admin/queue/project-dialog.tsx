'use client'

import { useMemo, useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { Dialog, DialogForm } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { projectStatus, projectStatuses } from '@/features/project/status'
import { makeProject } from '@/features/queue/calls'
import type { Addressee, Subject } from '@/features/queue/rules'
import { call } from '@/lib/http/call'
import { readableAddress } from '@/lib/validation/readable-address'

interface ProjectDialogProps {
  open: boolean
  onClose: () => void
  item: Subject & Addressee
}

const fields = ['title', 'description', 'budget', 'status'] as const
const statuses = projectStatuses.map((value) => ({ value, label: projectStatus(value).label }))

interface ProjectFormProps extends Omit<ProjectDialogProps, 'open'> {
  /** Outside the form, because a draft keeps typed text but not choices. */
  status: string
  onStatus: (status: string) => void
}

function ProjectForm({ item, onClose, status, onStatus }: ProjectFormProps) {
  const { kind, id } = item
  const { refresh } = useRefresh()
  const draft = useMemo(() => ({ key: `project-${id}`, fields }), [id])
  const form = useForm({
    read: (form) => ({ kind, id, ...typedTexts(form, ...fields) }),
    schema: async () => (await import('@/features/queue/schema')).makeProjectSchema,
    send: (body) => call(makeProject, body),
    failed: { title: 'Error', message: 'Failed to create the project' },
    onDone: ({ project }, { title }) => {
      notifyDone(
        project.linked
          ? `${title.trim()}: the client sees it on their dashboard now`
          : `${title.trim()}: the client sees it as soon as they have an account`,
        'Project created',
      )
      onClose()
      refresh()
    },
    draft,
  })
  return (
    <DialogForm form={form} action="Create project" busyAction="Creating...">
      <InputField errors={form.errors} name="title" label="Title" required maxLength={160} />
      <Field label="Description" hint="The client reads it on the dashboard." error={form.errors.description}>
        {(control) => <Textarea {...control} name="description" rows={4} maxLength={2000} />}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <InputField
          errors={form.errors}
          name="budget"
          label="Budget"
          hint="For example $2,500."
          maxLength={60}
        />
        <Field label="Status" error={form.errors.status}>
          {(control) => (
            <Select
              {...control}
              name="status"
              options={statuses}
              value={status}
              onChange={(event) => onStatus(event.target.value)}
            />
          )}
        </Field>
      </div>
    </DialogForm>
  )
}

function ProjectDialog({ open, ...form }: ProjectDialogProps) {
  const { name, company, email } = form.item
  const [status, setStatus] = useState<string>('active')
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title="Create a project"
      description={
        <>
          For <b>{company ? `${name}, ${company}` : name}</b>
          {email ? `: the account of ${readableAddress(email)} shows it on the dashboard.` : '.'}
        </>
      }
    >
      <ProjectForm {...form} status={status} onStatus={setStatus} />
    </Dialog>
  )
}

export function ProjectButton({ item }: Pick<ProjectDialogProps, 'item'>) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Create a project
      </Button>
      <ProjectDialog open={asking} onClose={() => setAsking(false)} item={item} />
    </>
  )
}
