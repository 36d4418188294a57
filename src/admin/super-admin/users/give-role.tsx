'use client'

import { Fragment, useRef, useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { AddButton } from '@/admin/ui/add-button'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { InputField } from '@/admin/ui/input-field'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { addColleague } from '@/features/account/calls'
import { roleLabels } from '@/features/role/rules'
import { call } from '@/lib/http/call'
import type { Failure } from '@/lib/http/send'
import { normalizeAddress } from '@/lib/validation/email-address'
import { SelectField } from '../input-fields'
import { sendAssignment, useAssigned } from './roles'

const blank = { email: '', fullName: '', role: 'admin' }
const colleagueSchema = async () => (await import('@/features/account/schema')).addColleagueSchema

const roleOptions = (['admin', 'super_admin', 'user'] as const).map((value) => ({
  value,
  label: roleLabels[value],
}))

export function AddColleague() {
  const { refresh } = useRefresh()
  const [open, setOpen] = useState(false)
  const { typed, forget } = useTypedValues(blank)
  const form = useForm({
    schema: colleagueSchema,
    read: (data) => typedTexts(data, 'email', 'fullName', 'role'),
    send: (body) => confirmed(() => call(addColleague, body)),
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
      <AddButton onClick={() => setOpen(true)}>Add Colleague</AddButton>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        title="Add Colleague"
        description="The account is ready at once. An email with a link lets the person choose a password."
        action="Add Colleague"
        busyAction="Adding..."
      >
        <InputField errors={form.errors} label="Email" required {...typed('email')} type="email" autoFocus />
        <InputField errors={form.errors} label="Full Name" required {...typed('fullName')} />
        <SelectField errors={form.errors} label="Role" required {...typed('role')} options={roleOptions} />
        <RoleSentences />
      </FormDialog>
    </>
  )
}

const sentences = [
  ['user', 'Sees a dashboard with their own projects and calls, but not the back office.'],
  ['admin', 'Writes and publishes content, and answers inquiries.'],
  [
    'admin who takes calls',
    'Also sees all bookings with contact details, confirms and moves them, and enters outcomes. Cannot change the settings.',
  ],
  ['super admin', 'Can do everything, including in this back office.'],
] as const

function RoleSentences() {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-soft text-xs sm:grid-cols-[auto_1fr]">
      {sentences.map(([role, sentence]) => (
        <Fragment key={role}>
          <dt className="font-semibold">{role}</dt>
          <dd>{sentence}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

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
    read: (data) => ({ ...typedTexts(data, 'email', 'role'), takesCalls: data.get('takesCalls') === 'on' }),
    send: (typed) => {
      sent.current = typed.role
      return sendAssignment(typed)
    },
    failed,
    wordsFor: (failure) => wordsFor(failure, sent.current),
    onDone: (answer, { email, role }) => {
      onClose()
      forget()
      assigned(answer, { email: normalizeAddress(email), role })
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
      <InputField
        errors={form.errors}
        label="Email"
        required
        {...typed('email')}
        type="email"
        autoFocus={!email}
      />
      <SelectField
        errors={form.errors}
        label="Role"
        required
        hint={mayGiveAdmin ? 'Super admins can assign any role' : 'You can only assign user roles'}
        {...typed('role')}
        autoFocus={Boolean(email)}
        options={options.map((role) => ({ value: role, label: role }))}
      />
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
