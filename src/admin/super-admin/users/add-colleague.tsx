'use client'

import { useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { FormDialog, useTypedValues } from '@/admin/ui/form-dialog'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { send } from '@/lib/http/send'
import { RoleSentences } from './role-sentences'

const blank = { email: '', fullName: '', role: 'admin' }
const schema = async () => (await import('@/features/account/schema')).addColleagueSchema

const roleOptions = ['admin', 'super_admin', 'user'].map((role) => ({ value: role, label: role }))

export function AddColleague() {
  const { refresh } = useRefresh()
  const [open, setOpen] = useState(false)
  const { typed, forget } = useTypedValues(blank)
  const form = useForm({
    schema,
    read: (data) => typedTexts(data, 'email', 'fullName', 'role'),
    send: (body) => confirmed(() => send('/api/add-colleague', { body })),
    failed: { title: 'Error', message: 'Failed to add colleague' },
    onDone: (_, { email, fullName }) => {
      notifyDone(
        `${fullName.trim()} gets an email at ${email.trim()} to choose a password.`,
        'Colleague added',
      )
      setOpen(false)
      forget()
      refresh()
    },
  })
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-4.5" />
        Add Colleague
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        title="Add Colleague"
        description="The account is ready at once. An email with a link lets the person choose a password."
        action="Add Colleague"
        busyAction="Adding..."
      >
        <Field label="Email" required error={form.errors.email}>
          {(control) => <Input {...control} {...typed('email')} type="email" autoComplete="off" autoFocus />}
        </Field>
        <Field label="Full Name" required error={form.errors.fullName}>
          {(control) => <Input {...control} {...typed('fullName')} autoComplete="off" />}
        </Field>
        <Field label="Role" required error={form.errors.role}>
          {(control) => <Select {...control} {...typed('role')} options={roleOptions} />}
        </Field>
        <RoleSentences />
      </FormDialog>
    </>
  )
}
