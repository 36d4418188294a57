'use client'

import { useEffect, useRef, useState } from 'react'
import { keepFocus, Problem } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { useList } from '@/admin/ui/list'
import { Menu, MenuChoices, MenuItem, MenuRule } from '@/admin/ui/menu'
import { useClock } from '@/admin/ui/values'
import { Button } from '@/components/ui/button'
import {
  type BookingStatus,
  blocksTime,
  bookingStatuses,
  isBookingStatus,
  outcomes,
  statuses,
} from '@/features/booking/status'
import { phoneAddress } from '@/lib/validation/phone-address'
import { mailAddress, type ShownBooking, waitsForOutcome } from './booking-call'
import { useBookingDialogs } from './booking-dialogs'
import { ManagersOnly, useDeskRights, useEmailText } from './desk-rights'
import { useStatusChange } from './stale-dialog'

/** A call that took place, or was missed, is not cancelled. */
const hasOutcome = ({ status }: ShownBooking) => outcomes.some((outcome) => outcome === status)

const optionsFor = (booking: ShownBooking) =>
  bookingStatuses
    .filter((value) => value !== 'cancelled' || !hasOutcome(booking))
    .map((value) => ({ value, label: statuses[value].label }))

/** A row that leaves the list would lose the focus, so it moves to its open details or to the first row that is left. */
const keepPlace = (id: string) => keepFocus(`#details-${id}`, '[data-row-link]', '#tab')

export function RowActions({ booking }: { booking: ShownBooking }) {
  const { go } = useList()
  const { now } = useClock()
  const { change, wanted, busy, problem } = useStatusChange(booking)
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
              options={optionsFor(booking)}
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
      <Problem>{problem}</Problem>
      {dialogs}
    </div>
  )
}

export function DetailsActions({ booking }: { booking: ShownBooking }) {
  const { change, wanted, busy, problem } = useStatusChange(booking)
  const { now } = useClock()
  const { mayManage } = useDeskRights()
  const email = useEmailText(
    `${booking.name} gets an email that the call is on again, with a new invitation.`,
  )
  const { ask, dialogs } = useBookingDialogs(booking)
  const [rebooking, setRebooking] = useState(false)
  const chosen = useRef<BookingStatus>(undefined)
  const isOpen = blocksTime(booking.status)
  const isDone = hasOutcome(booking)
  const isOver = waitsForOutcome(booking, now)
  const mayConfirm = isDone && Date.parse(booking.end) > now

  useEffect(() => {
    if (chosen.current !== booking.status) return
    chosen.current = undefined
    keepFocus(`#details-${booking.id}`)
  }, [booking.id, booking.status])

  async function decide(status: BookingStatus) {
    chosen.current = status
    await change(status)
  }

  function cancel() {
    chosen.current = 'cancelled'
    ask('cancel')
  }

  async function rebook() {
    if (await change('confirmed')) setRebooking(false)
  }

  return (
    <>
      {problem && !rebooking ? (
        <div className="basis-full">
          <Problem>{problem}</Problem>
        </div>
      ) : null}
      {isOver || isDone ? (
        <Button size="sm" variant={isOver ? 'primary' : 'secondary'} onClick={() => ask('outcome')}>
          {isOver ? 'Outcome' : 'Change the outcome'}
        </Button>
      ) : null}
      {booking.status === 'cancelled' ? (
        <ManagersOnly>
          <Button size="sm" disabled={Date.parse(booking.end) <= now} onClick={() => setRebooking(true)}>
            Book again
          </Button>
        </ManagersOnly>
      ) : null}
      {booking.status === 'pending' ? (
        <Button
          size="sm"
          variant={isOver ? 'secondary' : 'primary'}
          busy={busy && wanted === 'confirmed'}
          onClick={() => decide('confirmed')}
        >
          Confirm
        </Button>
      ) : null}
      {isOpen && !isOver ? (
        <Button variant="secondary" size="sm" onClick={() => ask('move')}>
          Move
        </Button>
      ) : null}
      {isOpen ? (
        <ManagersOnly>
          <Button variant="secondary" size="sm" onClick={cancel}>
            Cancel call
          </Button>
        </ManagersOnly>
      ) : null}
      {mayManage || mayConfirm || isOver ? (
        <div className="flex-none!">
          <Menu label="More actions">
            {isOver ? (
              <MenuItem icon="calendar" onSelect={() => ask('move')}>
                Move
              </MenuItem>
            ) : null}
            {mayConfirm ? (
              <MenuItem icon="check" onSelect={() => void decide('confirmed')}>
                Confirm
              </MenuItem>
            ) : null}
            <ManagersOnly>
              <MenuItem icon="trash" tone="danger" onSelect={() => ask('delete')}>
                Delete
              </MenuItem>
            </ManagersOnly>
          </Menu>
        </div>
      ) : null}
      {dialogs}
      <ConfirmDialog
        open={rebooking}
        onClose={() => setRebooking(false)}
        onConfirm={() => void rebook()}
        title="Book this call again?"
        action="Book again"
        cancel="Leave it cancelled"
        tone="plain"
        busy={busy}
        problem={problem}
      >
        <p>The call is confirmed at its old time. {email}</p>
      </ConfirmDialog>
    </>
  )
}
