import type { Column, DataRow } from '@/admin/ui/data-table'
import { Status } from '@/admin/ui/status'
import { Time } from '@/admin/ui/time'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { statuses } from '@/features/booking/status'
import { timeInZone } from '@/lib/time/format'
import { RowActions } from './row-actions'
import { SelectBox } from './selection'
import { shownBooking } from './shown-booking'

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
  { value: '-created', label: 'Recently booked' },
]

/** A booking in the list; `zone` is the business's. */
export function bookingRow(booking: DeskBooking, zone: string): DataRow {
  const { id, name, email, company, start, end, status, assignee, createdAt, updatedAt } = booking
  return {
    id,
    version: updatedAt,
    title: name,
    lead: <SelectBox id={id} name={name} version={updatedAt} />,
    note: (
      <>
        {company ? `${company}, ${email}` : email}
        {assignee ? <span className="block">Assigned to {assignee.name ?? 'a colleague'}</span> : null}
      </>
    ),
    cells: {
      when: (
        <div>
          <span className="whitespace-nowrap font-medium">
            <Time at={start} show="exact" /> to {timeInZone(new Date(end), zone)}
          </span>
          <div className="text-soft text-xs">
            <Time at={start} />
          </div>
        </div>
      ),
      status: <Status tone={statuses[status].deskTone}>{statuses[status].label}</Status>,
      created: <Time at={createdAt} />,
      actions: <RowActions booking={shownBooking(booking)} />,
    },
  }
}
