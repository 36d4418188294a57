'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { FilterLinks, FilterSelect } from '@/admin/ui/list-filters'
import { DESK, type DeskView, UNASSIGNED } from '@/features/booking/desk/filter-schema'
import type { BookingFigures } from '@/features/booking/desk/queries'
import { useDeskRights } from './desk-rights'

export function ViewLinks({ figures }: { figures: BookingFigures }) {
  return (
    <FilterLinks
      label="Bookings"
      name="view"
      // Most views have no row with these, and some have no control for them.
      ends={['link', 'status']}
      options={[
        { value: 'upcoming', label: 'Upcoming', count: figures.upcoming },
        { value: 'pending', label: 'Pending', count: figures.pending },
        { value: 'outcome', label: 'Outcome', count: figures.outcome },
        ...(figures.handover > 0
          ? [{ value: 'handover', label: 'To hand over', count: figures.handover }]
          : []),
        { value: 'past', label: 'Past' },
        { value: 'all', label: 'All', count: figures.total },
        { value: 'week', label: 'Week' },
      ]}
    />
  )
}

export function AssigneeFilter() {
  const { me, team } = useDeskRights()
  if (team.length < 2) return null
  const others = team.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name }))
  const options = [{ value: me, label: 'Me' }, { value: UNASSIGNED, label: 'Unassigned' }, ...others]
  return <FilterSelect label="Assigned to" name="assignee" options={options} all="Anyone" />
}

/** Nothing on a site whose calls the desk takes. */
export function HostFilter() {
  const { hosts } = useDeskRights()
  if (hosts.length === 0) return null
  const mine = hosts.filter(({ isMine }) => isMine).map(({ id }) => ({ value: id, label: 'Mine' }))
  const others = hosts.filter(({ isMine }) => !isMine).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FilterSelect
      label="Host"
      name="host"
      options={[...mine, { value: DESK, label: 'The desk' }, ...others]}
      all="Everyone"
    />
  )
}

/** Puts the view that was chosen for an address without one into it, so that it stays the shown one when figures change. */
export function KeepView({ view }: { view: DeskView }) {
  const isMissing = !useSearchParams().has('view')
  useEffect(() => {
    const search = new URLSearchParams(window.location.search)
    if (!isMissing || search.has('view')) return
    search.set('view', view)
    window.history.replaceState(null, '', `?${search}`)
  }, [isMissing, view])
  return null
}
