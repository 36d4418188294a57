import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { type Column, type DataRow, DataTable } from './data-table'
import { List } from './list'
import type { ListAddress } from './list-address'
import { FilterLinks, SortSelect } from './list-filters'
import { ListSearch, ListToolbar } from './list-toolbar'
import { PageHeader } from './page-header'
import { Pager } from './pager'
import { RefreshButton } from './refresh-button'

interface ListPageProps {
  title: string
  /** One line: what this is for. */
  intro: string
  /** Buttons next to Refresh, the main one last. */
  actions: ReactNode
  address: ListAddress
  panel: ReactNode
  search: string
  /** The filter with few values; 'all' is added first, with the total. */
  states: { label: string; name: string; options: readonly { value: string; label: string; count: number }[] }
  filters?: ReactNode
  sorts: readonly { value: string; label: string }[]
  /** The default order, which the address omits. */
  sort: string
  table: string
  columns: readonly [Column, ...Column[]]
  rows: readonly DataRow[]
  page: { page: number; pageSize: number; total: number }
  /** The empty state: the first step for an empty list, a link to all rows for a search. */
  nothing: { title: string; text: string; action: ReactNode; showAll: string }
  filtered: boolean
}

function Nothing({
  nothing,
  filtered,
  base,
}: Pick<ListPageProps, 'nothing' | 'filtered'> & { base: string }) {
  const { title, text, action, showAll } = nothing
  if (!filtered) {
    return (
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="secondary" size="sm" href={base}>
          {showAll}
        </ButtonLink>
      }
    >
      None matches this search and filter.
    </EmptyState>
  )
}

/** A tab that is one list: header, search, filters, table, pager and details. */
export function ListPage({ address, states, nothing, filtered, ...page }: ListPageProps) {
  const all = { value: null, label: 'All', count: states.options.reduce((sum, { count }) => sum + count, 0) }
  return (
    <>
      <PageHeader
        title={page.title}
        actions={
          <>
            <RefreshButton every={60} />
            {page.actions}
          </>
        }
      >
        {page.intro}
      </PageHeader>
      <List address={address} panel={page.panel}>
        <ListToolbar>
          <ListSearch label={page.search} />
          <FilterLinks {...states} options={[all, ...states.options]} />
          {page.filters}
          <SortSelect options={page.sorts} fallback={page.sort} />
        </ListToolbar>
        <DataTable
          label={page.table}
          columns={page.columns}
          rows={page.rows}
          sort={page.sort}
          total={page.page.total}
          pageSize={page.page.pageSize}
          empty={<Nothing nothing={nothing} filtered={filtered} base={address.base} />}
        />
        <Pager {...page.page} />
      </List>
    </>
  )
}
