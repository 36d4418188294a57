import { ExportLink } from '@/admin/reauthentication/export-link'
import { Pager } from '@/admin/ui/choice-links'
import { type Column, type DataRow, DataTable } from '@/admin/ui/data-table'
import { changedAddress, type ListAddress } from '@/admin/ui/list-address'
import { ClearFilters, FilterSelect, PeriodFilter, SortSelect } from '@/admin/ui/list-filters'
import { ListSearch, ListToolbar, MoreFilters } from '@/admin/ui/list-toolbar'
import { Status, Time } from '@/admin/ui/values'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { beginsWithNext, type DeskQuery } from '@/features/booking/desk/filter'
import type { BookingFigures } from '@/features/booking/desk/queries'
import { BOOKINGS_A_PAGE, type DeskPage } from '@/features/booking/desk/queries'
import type { DeskBooking } from '@/features/booking/desk/rows'
import { bookingStatuses, statuses } from '@/features/booking/status'
import { longDate, timeInZone } from '@/lib/time/format'
import { readableAddress } from '@/lib/validation/readable-address'
import { BookButton } from './book-provider'
import { RowActions } from './booking-actions'
import { shownBooking } from './booking-call'
import { AssigneeFilter, HostFilter, ViewLinks } from './desk-filters'
import { ManagersOnly } from './desk-rights'
import { SelectBox, Selection, SelectionBar } from './selection-bar'

const columns: readonly [Column, ...Column[]] = [
  { key: 'name', label: 'Visitor', sort: 'name' },
  { key: 'when', label: 'Date and time', plain: true, sort: 'when' },
  { key: 'status', label: 'Status', plain: true },
  { key: 'created', label: 'Booked', sort: 'created', numeric: true, from: 'xl' },
  { key: 'actions', label: 'Actions', hideLabel: true },
]

const sortOptions = [
  { value: 'when', label: 'Next first' },
  { value: '-when', label: 'Latest first' },
  { value: 'name', label: 'Name' },
  { value: '-created', label: 'Recently booked' },
]

function bookingRow(booking: DeskBooking, { timezone }: DeskPage): DataRow {
  const { id, name, email, company, start, end, status, withoutLink, assignee, host, createdAt, updatedAt } =
    booking
  return {
    id,
    version: updatedAt,
    title: name,
    // Others than super admins change one booking at a time (docs/decisions/0121).
    lead: (
      <ManagersOnly>
        <SelectBox id={id} name={name} version={updatedAt} />
      </ManagersOnly>
    ),
    note: (
      <>
        {[company, readableAddress(email)].filter(Boolean).join(', ')}
        {host ? <span className="block">With {host.name}</span> : null}
        {/* The host of a call is its assignee. */}
        {assignee && !host ? (
          <span className="block">Assigned to {assignee.name ?? 'a colleague'}</span>
        ) : null}
      </>
    ),
    cells: {
      when: (
        <div>
          <span className="whitespace-nowrap font-medium">
            <Time at={start} show="exact" /> to {timeInZone(new Date(end), timezone)}
          </span>
          <div className="text-soft text-xs">
            <Time at={start} show="distance" />
          </div>
        </div>
      ),
      status: (
        <div className="flex flex-wrap gap-x-3">
          <Status tone={statuses[status].deskTone}>{statuses[status].label}</Status>
          {withoutLink ? <Status tone="waiting">No link yet</Status> : null}
        </div>
      ),
      created: <Time at={createdAt} />,
      actions: <RowActions booking={shownBooking(booking)} />,
    },
  }
}

interface ListViewProps {
  address: ListAddress
  asked: DeskQuery
  listed: DeskPage
  figures: BookingFigures
  /** As `figures`, with the filters. */
  counts: BookingFigures
}

function exportAddress({ sort: _, page: __, ...filter }: DeskQuery): string {
  const parts = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/api/bookings-export?${new URLSearchParams(parts)}`
}

const statusOptions = bookingStatuses.map((value) => ({ value, label: statuses[value].label }))

const isFiltered = ({ view: _, sort: __, page: ___, ...filter }: DeskQuery) =>
  Object.values(filter).some(Boolean)

const usedFilters = ({ status, assignee, host, from, to, madeFrom, madeTo }: DeskQuery) =>
  [status, assignee, host, from ?? to, madeFrom ?? madeTo].filter(Boolean).length

type EmptyProps = { base: string; asked: DeskQuery; figures: BookingFigures }

function Empty({ base, asked, figures: { total, pending } }: EmptyProps) {
  const filtered = isFiltered(asked)
  const waits = !filtered && asked.view === 'upcoming' && pending > 0
  const [view, label] = waits ? ['pending', 'Show pending bookings'] : ['all', 'Show all bookings']
  return (
    <EmptyState
      title="No bookings found"
      action={
        filtered || waits || (asked.view !== 'all' && total > 0) ? (
          <ButtonLink variant={waits ? 'primary' : 'secondary'} size="sm" href={`${base}?view=${view}`}>
            {label}
          </ButtonLink>
        ) : (
          <BookButton />
        )
      }
    >
      {waits
        ? `${pending === 1 ? '1 booking waits' : `${pending} bookings wait`} for an answer.`
        : filtered
          ? 'Nothing matches this search and these filters.'
          : asked.view === 'outcome'
            ? 'Calls that are over wait here until you say how they went.'
            : 'Calls that visitors book appear here, and calls that you book for them.'}
    </EmptyState>
  )
}

export function ListView({ address, asked, listed, figures, counts }: ListViewProps) {
  const { bookings, total, page } = listed
  const upcoming = beginsWithNext(asked.view)
  return (
    <Selection>
      <ListToolbar>
        <ViewLinks figures={counts} />
        <ListSearch label="Search name, email, phone or text" />
        {asked.link ? (
          <ButtonLink
            variant="secondary"
            size="sm"
            href={changedAddress(address, { link: null, open: null })}
          >
            No link yet
            <Icon name="close" className="size-4" />
            <span className="sr-only">: remove this filter</span>
          </ButtonLink>
        ) : null}
        <MoreFilters used={usedFilters(asked)}>
          {upcoming && !asked.status ? null : (
            <FilterSelect label="Status" name="status" options={statusOptions} all="All" />
          )}
          <AssigneeFilter />
          <HostFilter />
          <PeriodFilter />
          {asked.madeFrom || asked.madeTo ? (
            <p className="text-soft text-sm">
              {`Booked${asked.madeFrom ? ` from ${longDate(asked.madeFrom)}` : ''}${asked.madeTo ? ` to ${longDate(asked.madeTo)}` : ''}`}
            </p>
          ) : null}
          <SortSelect options={sortOptions} fallback={upcoming ? 'when' : '-when'} />
          {isFiltered(asked) ? <ClearFilters /> : null}
          <ManagersOnly>
            <ExportLink
              href={exportAddress(asked)}
              className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'md:ml-auto' })}
            >
              <Icon name="download" className="size-4.5" />
              Export CSV
            </ExportLink>
          </ManagersOnly>
        </MoreFilters>
      </ListToolbar>
      <ManagersOnly>
        <SelectionBar expected={bookings.length > 0} />
      </ManagersOnly>
      <DataTable
        label="Bookings"
        columns={columns}
        rows={bookings.map((booking) => bookingRow(booking, listed))}
        sort={upcoming ? 'when' : '-when'}
        gone="No longer in this list: changed just now by someone else"
        total={total}
        pageSize={BOOKINGS_A_PAGE}
        empty={<Empty base={address.base} asked={asked} figures={figures} />}
      />
      <Pager page={page} pageSize={BOOKINGS_A_PAGE} total={total} />
    </Selection>
  )
}
