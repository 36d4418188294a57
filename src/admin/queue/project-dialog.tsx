'use client'

import { useState } from 'react'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { Dialog, DialogForm, useTypedValues } from '@/admin/ui/dialog'
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

const schema = async () => (await import('@/features/queue/schema')).makeProjectSchema
const statuses = projectStatuses.map((value) => ({ value, label: projectStatus(value).label }))

interface ProjectProps {
  item: Subject & Addressee
}

function ProjectDialog({ item, onClose }: ProjectProps & { onClose: () => void }) {
  const { kind, id, name, company, email } = item
  const { refresh } = useRefresh()
  const { typed, forget } = useTypedValues(
    { title: '', description: '', budget: '', status: 'active' },
    `project-${id}`,
  )
  const form = useForm({
    read: (data) => ({ kind, id, ...typedTexts(data, 'title', 'description', 'budget', 'status') }),
    schema,
    send: (body) => call(makeProject, body),
    failed: { title: 'Error', message: 'Failed to create the project' },
    onDone: ({ project }, { title }) => {
      notifyDone(
        project.linked
          ? `${title.trim()}: the client sees it on their dashboard now`
          : `${title.trim()}: the client sees it as soon as they have an account`,
        'Project created',
      )
      forget()
      onClose()
      refresh()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Create a project"
      description={
        <>
          For <b>{company ? `${name}, ${company}` : name}</b>
          {email ? `: the account of ${readableAddress(email)} shows it on the dashboard.` : '.'}
        </>
      }
    >
      <DialogForm form={form} action="Create project" busyAction="Creating...">
        <InputField errors={form.errors} {...typed('title')} label="Title" required maxLength={160} />
        <Field
          label="Description"
          hint="The client reads it on the dashboard."
          error={form.errors.description}
        >
          {(control) => <Textarea {...control} {...typed('description')} rows={4} maxLength={2000} />}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <InputField
            errors={form.errors}
            {...typed('budget')}
            label="Budget"
            hint="For example $2,500."
            maxLength={60}
          />
          <Field label="Status" error={form.errors.status}>
            {(control) => <Select {...control} {...typed('status')} options={statuses} />}
          </Field>
        </div>
      </DialogForm>
    </Dialog>
  )
}

export function ProjectButton({ item }: ProjectProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Create a project
      </Button>
      {asking ? <ProjectDialog item={item} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
