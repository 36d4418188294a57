import type { Column, DataRow } from '@/admin/ui/data-table'
import { Time } from '@/admin/ui/time'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { timeInZone } from '@/lib/time/format'
import { BookingActions } from './booking-actions'
import { SelectBox } from './selection'
import { shownBooking } from './shown-booking'
import { StatusSelect } from './status-select'

export const columns: readonly [Column, ...Column[]] = [
  { key: 'name', label: 'Visitor', sort: 'name' },
  { key: 'when', label: 'Date and time', sort: 'when' },
  { key: 'status', label: 'Status' },
  { key: 'created', label: 'Booked', sort: 'created', numeric: true, from: 'xl' },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

export const sortOptions = [
  { value: 'when', label: 'Next first' },
  { value: '-when', label: 'Latest first' },
  { value: 'name', label: 'Name' },
  { value: '-created', label: 'Booked last' },
]

/** A booking in the list; `zone` is the business's. */
export function bookingRow(booking: DeskBooking, zone: string): DataRow {
  const { id, name, email, company, start, end, createdAt, updatedAt } = booking
  return {
    id,
    version: updatedAt,
    title: name,
    lead: <SelectBox id={id} name={name} version={updatedAt} />,
    note: company ? `${company}, ${email}` : email,
    cells: {
      when: (
        <div>
          <span className="font-medium">
            <Time at={start} show="exact" /> to {timeInZone(new Date(end), zone)}
          </span>
          <div className="text-soft text-xs">
            <Time at={start} />
          </div>
        </div>
      ),
      status: <StatusSelect booking={shownBooking(booking)} />,
      created: <Time at={createdAt} />,
      actions: <BookingActions booking={shownBooking(booking)} look="menu" />,
    },
  }
}
