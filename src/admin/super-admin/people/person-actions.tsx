'use client'

import { useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { saveExport } from '@/admin/reauthentication/export-link'
import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { useList } from '@/admin/ui/list'
import { Menu, MenuItem } from '@/admin/ui/menu'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Erasure } from '@/features/person/answers'
import { erasePerson } from '@/features/person/calls'
import { call } from '@/lib/http/call'
import { nameInWords } from '@/lib/text/name-in-words'
import { readableAddress } from '@/lib/validation/readable-address'

const schema = async () => (await import('@/features/person/schema')).erasureSchema

const counted = (count: number, one: string, many: string) =>
  count > 0 ? ` ${count} ${count === 1 ? one : many}.` : ''

const saidOf = ({ erased, cancelledCalls, keptEvents }: Erasure): string => {
  const places = Object.entries(erased).map(([name, count]) => `${nameInWords(name).toLowerCase()}: ${count}`)
  return (
    `Deleted: ${places.join(', ')}.` +
    counted(cancelledCalls, 'upcoming call is cancelled', 'upcoming calls are cancelled') +
    counted(
      keptEvents,
      'security event stays without the address',
      'security events stay without the address',
    )
  )
}

export function PersonActions({ email }: { email: string }) {
  const { refresh } = useRefresh()
  const { go } = useList()
  const [open, setOpen] = useState(false)
  const { typed, forget } = useTypedValues({ confirm: '' })
  const form = useForm({
    schema,
    read: (data) => ({ email, ...typedTexts(data, 'confirm') }),
    send: (body) => confirmed(() => call(erasePerson, body)),
    failed: { title: 'Error', message: 'Failed to erase the data' },
    onDone: (outcome) => {
      notifyDone(saidOf(outcome), 'Data erased')
      setOpen(false)
      forget()
      go({ open: null }, 'replace')
      refresh()
    },
  })
  const address = `/api/people/export?email=${encodeURIComponent(email)}`
  return (
    <>
      <div className="flex-none!">
        <Menu label="More actions">
          <MenuItem icon="download" onSelect={() => void saveExport(`${address}&format=html`)}>
            Export as page
          </MenuItem>
          <MenuItem icon="download" onSelect={() => void saveExport(address)}>
            Export as JSON
          </MenuItem>
          <MenuItem icon="trash" tone="danger" onSelect={() => setOpen(true)}>
            Erase
          </MenuItem>
        </Menu>
      </div>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        form={form}
        title="Erase all data about this person?"
        description={
          <>
            Bookings, messages, the account and everything else about <b>{readableAddress(email)}</b> are
            deleted, and upcoming calls are cancelled without an email. This cannot be undone. Projects stay,
            without the client. The audit log and the backups keep their entries until they expire.
          </>
        }
        action="Erase all data"
        busyAction="Erasing..."
      >
        <Field
          label="Type the email address to confirm"
          required
          error={form.errors.confirm ?? form.errors.email}
        >
          {(control) => (
            <Input {...control} {...typed('confirm')} type="email" autoComplete="off" autoFocus />
          )}
        </Field>
      </FormDialog>
    </>
  )
}
