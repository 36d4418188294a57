'use client'

import { useEffect } from 'react'
import { Menu, MenuChoices } from '@/admin/ui/menu'
import { Status } from '@/admin/ui/status'
import { Alert } from '@/components/ui/alert'
import { bookingStatuses, isBookingStatus, statuses } from '@/features/booking/status'
import type { ShownBooking } from './shown-booking'
import { StaleDialog } from './stale-dialog'
import { useStatusChange } from './use-booking-changes'

const options = bookingStatuses.map((value) => ({ value, label: statuses[value].label }))

/** A row that leaves the list would lose the focus, so it moves to the tab. */
function keepPlace() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('tab')?.focus({ preventScroll: true })
  })
}

/** The status of a booking. Choosing from the menu acts at once; arrow keys in it do not. */
export function StatusSelect({ booking }: { booking: ShownBooking }) {
  const { change, wanted, busy, problem, stale } = useStatusChange(booking)
  const { deskTone: tone, label } = statuses[wanted ?? booking.status]
  useEffect(() => keepPlace, [])
  return (
    <div aria-busy={busy} className="grid w-40 gap-1.5 text-left md:max-lg:w-36">
      <Menu
        look="button"
        label={`Status of ${booking.name}: ${label}`}
        trigger={<Status tone={tone}>{label}</Status>}
      >
        <MenuChoices
          label="Status"
          value={wanted ?? booking.status}
          options={options}
          onChoose={(next) => {
            if (isBookingStatus(next)) void change(next)
          }}
        />
      </Menu>
      {problem && !stale.changes ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <StaleDialog name={booking.name} {...stale} />
    </div>
  )
}
