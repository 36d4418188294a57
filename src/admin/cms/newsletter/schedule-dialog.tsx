'use client'

import { notifyDone, useRefresh } from '@/admin/ui/actions'
import { FormDialog, useTypedValues } from '@/admin/ui/dialog'
import { useClock } from '@/admin/ui/values'
import { typedTexts } from '@/components/form/form-fields'
import { useForm } from '@/components/form/use-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { sendIssue } from '@/features/newsletter/calls'
import { call } from '@/lib/http/call'
import { addCalendarDays } from '@/lib/time/calendar-date'
import { wallReading } from '@/lib/time/zone'
import { subscribers } from './issue-words'
import type { Letter } from './use-letter'

interface ScheduleDialogProps {
  open: boolean
  onClose: () => void
  letter: Letter & { article: string }
  recipients: number
  earliest: string | undefined
  onScheduled: () => void
}

export function ScheduleDialog({
  open,
  onClose,
  letter,
  recipients,
  earliest,
  onScheduled,
}: ScheduleDialogProps) {
  const { now, zone } = useClock()
  const { refresh } = useRefresh()
  const tomorrow = { date: addCalendarDays(wallReading(new Date(now), zone).date, 1), time: '09:00' }
  const { date, time } = earliest ? wallReading(new Date(earliest), zone) : tomorrow
  const { typed } = useTypedValues({ date, time })
  const form = useForm({
    schema: sendIssue.input,
    read: (data) => ({ ...letter, when: 'later' as const, ...typedTexts(data, 'date', 'time') }),
    send: (body) => call(sendIssue, body),
    failed: { title: 'Error', message: 'Failed to schedule the newsletter' },
    onDone: () => {
      notifyDone('The newsletter is scheduled')
      onScheduled()
      onClose()
      refresh()
    },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      title="Schedule the newsletter"
      description={
        <>
          “{letter.subject}” goes to all confirmed subscribers at that time. Now there are{' '}
          {subscribers(recipients)}. It shows the article as it is then. You can call it off until it begins.
        </>
      }
      action="Schedule"
      busyAction="Scheduling..."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date" required error={form.errors.date}>
          {(control) => <Input {...control} {...typed('date')} type="date" />}
        </Field>
        <Field label="Time" required error={form.errors.time} hint={`In ${zone.replace('_', ' ')}`}>
          {(control) => <Input {...control} {...typed('time')} type="time" />}
        </Field>
      </div>
    </FormDialog>
  )
}
