'use client'

import { useRef, useState } from 'react'
import { FormDialog, useTypedValues } from '@/admin/ui/form-dialog'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import type { Failure } from '@/lib/http/send'
import { RoleSentences } from './role-sentences'
import { sendAssignment, useAssigned } from './use-roles'

const schema = async () => (await import('@/features/role/schema')).assignRoleSchema

const failed = { title: 'Error', message: 'Failed to assign role' }
const notPermitted = {
  title: 'Insufficient permissions',
  message: 'Only super administrators can assign admin roles',
}

/** Always shown first; the server's reason follows. */
const wordsFor = (failure: Failure, role: string) =>
  role === 'admin' && failure.reason === 'refused' && failure.status === 403 ? notPermitted : failed

interface AssignRoleProps {
  open: boolean
  onClose: () => void
  email?: string
  mayGiveAdmin: boolean
}

export function AssignRole({ open, onClose, email = '', mayGiveAdmin }: AssignRoleProps) {
  const assigned = useAssigned()
  const sent = useRef('')
  const { typed, forget } = useTypedValues({ email, role: 'user' })
  const form = useForm({
    schema,
    read: (data) => ({
      ...typedTexts(data, 'email', 'role'),
      takesCalls: data.get('takesCalls') === 'on',
    }),
    send: (typed) => {
      sent.current = typed.role
      return sendAssignment(typed)
    },
    failed,
    wordsFor: (failure) => wordsFor(failure, sent.current),
    onDone: (answer, { email, role }) => {
      onClose()
      forget()
      assigned(answer, { email: email.trim().toLowerCase(), role })
    },
  })
  const options = mayGiveAdmin ? ['user', 'admin'] : ['user']
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="Assign Role"
      description="The person must have an account. For a new person, use Add Colleague."
      action="Assign Role"
      busyAction="Assigning..."
    >
      <Field label="Email" required error={form.errors.email}>
        {(control) => (
          <Input {...control} {...typed('email')} type="email" autoComplete="off" autoFocus={!email} />
        )}
      </Field>
      <Field
        label="Role"
        required
        hint={mayGiveAdmin ? 'Super admins can assign any role' : 'You can only assign user roles'}
        error={form.errors.role}
      >
        {(control) => (
          <Select
            {...control}
            {...typed('role')}
            autoFocus={Boolean(email)}
            options={options.map((role) => ({ value: role, label: role }))}
          />
        )}
      </Field>
      {typed('role').value === 'admin' ? <Checkbox name="takesCalls" label="Takes calls" /> : null}
      <RoleSentences />
    </FormDialog>
  )
}

export function AssignRoleButton({ mayGiveAdmin }: { mayGiveAdmin: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Assign Role
      </Button>
      <AssignRole open={open} onClose={() => setOpen(false)} mayGiveAdmin={mayGiveAdmin} />
    </>
  )
}
