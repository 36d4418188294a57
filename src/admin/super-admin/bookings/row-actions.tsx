'use client'

import { useEffect } from 'react'
import { useClock } from '@/admin/ui/clock'
import { keepFocus } from '@/admin/ui/keep-focus'
import { useList } from '@/admin/ui/list'
import { Menu, MenuChoices, MenuItem, MenuRule } from '@/admin/ui/menu'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { blocksTime, bookingStatuses, isBookingStatus, statuses } from '@/features/booking/status'
import { mailAddress, phoneAddress, type ShownBooking, waitsForOutcome } from './booking-call'
import { useBookingDialogs } from './booking-dialogs'
import { ManagersOnly } from './desk-rights'
import { StaleDialog } from './stale-dialog'
import { useStatusChange } from './use-booking-changes'

const options = bookingStatuses.map((value) => ({ value, label: statuses[value].label }))

/** A row that leaves the list would lose the focus, so it moves to its open details or to the first row that is left. */
const keepPlace = (id: string) => keepFocus(`#details-${id}`, '[data-row-link]', '#tab')

export function RowActions({ booking }: { booking: ShownBooking }) {
  const { go } = useList()
  const { now } = useClock()
  const { change, wanted, busy, problem, stale } = useStatusChange(booking)
  const { ask, dialogs } = useBookingDialogs(booking)
  const { id } = booking
  useEffect(() => () => keepPlace(id), [id])
  const { name, status, phone } = booking
  const isOver = waitsForOutcome(booking, now)
  return (
    <div className="grid gap-1.5">
      <div aria-busy={busy} className="flex items-center justify-end gap-1">
        {isOver ? (
          <Button variant="secondary" size="sm" onClick={() => ask('outcome')}>
            Outcome<span className="sr-only"> of the call with {name}</span>
          </Button>
        ) : null}
        {status === 'pending' && !isOver ? (
          <Button size="sm" busy={busy && wanted === 'confirmed'} onClick={() => change('confirmed')}>
            Confirm<span className="sr-only"> {name}</span>
          </Button>
        ) : null}
        <Menu label={`Actions for ${name}`}>
          <MenuItem icon="calendar" onSelect={() => go({ open: booking.id })}>
            View
          </MenuItem>
          <MenuItem icon="clock" disabled={!blocksTime(status)} onSelect={() => ask('move')}>
            Move to another time
          </MenuItem>
          <MenuItem icon="mail" href={mailAddress(booking)}>
            Write an email
          </MenuItem>
          {phone ? <MenuItem href={phoneAddress(phone)}>Call {phone}</MenuItem> : null}
          <ManagersOnly>
            <MenuRule />
            <MenuChoices
              label="Status"
              value={wanted ?? status}
              options={options}
              onChoose={(next) => {
                if (!isBookingStatus(next)) return
                if (next === 'cancelled' && blocksTime(status)) ask('cancel')
                else void change(next)
              }}
            />
            <MenuRule />
            <MenuItem icon="trash" tone="danger" onSelect={() => ask('delete')}>
              Delete
            </MenuItem>
          </ManagersOnly>
        </Menu>
      </div>
      {problem && !stale.changes ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <StaleDialog name={name} {...stale} />
      {dialogs}
    </div>
  )
}
