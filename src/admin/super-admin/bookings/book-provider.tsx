'use client'

import { useRouter } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { notifyDone, useNewAsked, useRefresh } from '@/admin/ui/actions'
import { AddButton } from '@/admin/ui/add-button'
import { Dialog, DialogForm } from '@/admin/ui/dialog'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import { useClock } from '@/admin/ui/values'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Checkbox } from '@/components/ui/checkbox'
import { outcomes } from '@/features/booking/status'
import { dateInZone } from '@/lib/time/zone'
import { InputColumns, SelectField, TextareaField } from '../input-fields'
import { bookForVisitor } from './booking-call'
import { TypeField, useDeskRights } from './desk-rights'
import { TimeChoice } from './time-choice'
import { type StartingTime, useTimeChoice } from './use-time-choice'

const visitorFields = ['name', 'email', 'company', 'phone', 'message'] as const

const who = [
  { name: 'name', label: 'Name', required: true },
  { name: 'email', label: 'Email', required: true, type: 'email' },
] as const
const more = [
  { name: 'company', label: 'Company' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const

type BookFormProps = { start: StartingTime; onClose: () => void; onBooked: (id: string) => void }

const schema = async () => (await import('@/features/booking/desk/schema')).bookForVisitorSchema
// Closing the dialog loses nothing.
const draft = { key: 'quickwin:office-booking', fields: visitorFields }
const statuses = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed: the call has taken place' },
  { value: 'no_show', label: 'No-show: the visitor did not come' },
]
const isOutcome = (status: string) => outcomes.some((outcome) => outcome === status)

function BookForm({ start, onClose, onBooked }: BookFormProps) {
  const { refresh } = useRefresh()
  const { types, shown } = useDeskRights()
  const [type, setType] = useState(shown ?? types[0]?.slug)
  const choice = useTimeChoice(start, { type })
  const [isOver, setIsOver] = useState(false)
  const { now, zone } = useClock()
  const today = dateInZone(new Date(now), zone)
  const form = useForm({
    read: (form) => ({
      ...typedTexts(form, ...visitorFields, 'status'),
      type,
      ...choice.request(isOver),
      notifyVisitor: form.has('notifyVisitor'),
    }),
    schema,
    send: bookForVisitor,
    failed: { title: 'Error', message: 'Failed to book the call' },
    onFailed: (failure) => {
      // The time was taken. Only free times are offered now.
      if (failure.reason === 'refused' && failure.status === 409) choice.day.reload()
      return false
    },
    onDone: ({ id }, { name }) => {
      onClose()
      notifyDone(`Call booked for ${name.trim()}`)
      refresh()
      onBooked(id)
    },
    draft,
  })
  return (
    <DialogForm form={form} action="Book the call" busyAction="Booking...">
      <InputColumns errors={form.errors} fields={who} />
      <TypeField value={type} onChange={setType} errors={form.errors} />
      <SelectField
        errors={form.errors}
        name="status"
        label="Status"
        options={statuses}
        defaultValue="confirmed"
        onChange={({ target: { value } }) => {
          setIsOver(isOutcome(value))
          if (isOutcome(value) && (!choice.date || choice.date > today)) choice.setDate(today)
        }}
      />
      <TimeChoice choice={choice} errors={form.errors} isOver={isOver} />
      <InputColumns errors={form.errors} fields={more} />
      <TextareaField errors={form.errors} name="message" label="Message" rows={3} />
      {isOver ? null : <Checkbox name="notifyVisitor" defaultChecked label="Notify the visitor" />}
    </DialogForm>
  )
}

const Book = createContext<(start?: StartingTime) => void>(() => {})

export const useBook = () => useContext(Book)

export function BookProvider({ address, children }: { address: ListAddress; children: ReactNode }) {
  const router = useRouter()
  const [start, setStart] = useState<StartingTime>()
  const close = () => setStart(undefined)
  const book = useCallback((at: StartingTime = {}) => setStart(at), [])
  const { mayManage } = useDeskRights()
  useNewAsked(() => {
    if (mayManage) book()
  })
  return (
    <Book value={book}>
      {children}
      <Dialog
        open={start !== undefined}
        onClose={close}
        title="Book for a visitor"
        description="For a call that you have arranged by phone or email, or one that has already taken place."
      >
        {start ? (
          <BookForm
            start={start}
            onClose={close}
            onBooked={(id) => router.push(changedAddress(address, { open: id }), { scroll: false })}
          />
        ) : null}
      </Dialog>
    </Book>
  )
}

export function BookButton() {
  const book = useBook()
  if (!useDeskRights().mayManage) return null
  return <AddButton onClick={() => book()}>Book for a visitor</AddButton>
}
