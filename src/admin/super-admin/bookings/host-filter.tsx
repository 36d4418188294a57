'use client'

import { FilterSelect } from '@/admin/ui/list-filters'
import { DESK } from '@/features/booking/desk/filter-schema'
import { useDeskRights } from './desk-rights'

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
