'use client'

import { useId } from 'react'
import { useList } from '@/admin/ui/list'
import { FilterField } from '@/admin/ui/list-filters'
import { Select } from '@/components/ui/select'

export function PersonChoice({ people }: { people: readonly { id: string; name: string }[] }) {
  const { go } = useList()
  const id = useId()
  return (
    <FilterField id={id} label="Add a host">
      <Select
        id={id}
        placeholder="Choose a person"
        options={people.map((person) => ({ value: person.id, label: person.name }))}
        value=""
        onChange={({ target }) => {
          if (target.value) go({ open: target.value })
        }}
        className="h-10! text-sm!"
      />
    </FilterField>
  )
}
