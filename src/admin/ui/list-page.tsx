import type { ReactNode } from 'react'
import { ListBody, type ListBodyProps } from './list-body'
import { FilterLinks, SortSelect } from './list-filters'
import { ListSearch } from './list-toolbar'
import { PageHeader, RefreshButton } from './page-header'

interface ListPageProps extends Omit<ListBodyProps, 'tools'> {
  title: string
  intro: string
  actions?: ReactNode
  search: string
  states?: {
    label: string
    name: string
    words: Readonly<Record<string, { label: string }>>
    counts: Readonly<Record<string, number>>
  }
  filters?: ReactNode
  sorts?: readonly { value: string; label: string }[]
  sort: string
}

function States({ label, name, words, counts }: NonNullable<ListPageProps['states']>) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const options = Object.entries(words).map(([value, word]) => ({
    value,
    label: word.label,
    count: counts[value] ?? 0,
  }))
  return (
    <FilterLinks
      label={label}
      name={name}
      options={[{ value: null, label: 'All', count: all }, ...options]}
    />
  )
}

export function ListPage(props: ListPageProps) {
  const { title, intro, actions, search, states, filters, sorts, ...list } = props
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <RefreshButton every={60} />
            {actions}
          </>
        }
      >
        {intro}
      </PageHeader>
      <ListBody
        {...list}
        tools={
          <>
            <ListSearch label={search} />
            {states ? <States {...states} /> : null}
            {filters}
            {sorts ? <SortSelect options={sorts} fallback={list.sort} /> : null}
          </>
        }
      />
    </>
  )
}
