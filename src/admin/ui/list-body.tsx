import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from './choice-links'
import { DataTable } from './data-table'
import { DetailsPanel } from './details-panel'
import { List } from './list'
import type { ListAddress } from './list-address'
import { FilterLinks, SortSelect } from './list-filters'
import { ListSearch, ListToolbar } from './list-toolbar'
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

interface Nothing {
  title: string
  text: string
  action?: ReactNode
  filtered?: boolean
  showAll?: string
}

function NoRows({ title, text, action, filtered, showAll, base }: Nothing & { base: string }) {
  const all = (
    <ButtonLink variant="secondary" size="sm" href={base}>
      {showAll}
    </ButtonLink>
  )
  return (
    <EmptyState title={title} action={filtered ? all : action}>
      {filtered ? 'Nothing matches this search and these filters.' : text}
    </EmptyState>
  )
}

type Table = Pick<
  ComponentProps<typeof DataTable>,
  'label' | 'columns' | 'rows' | 'sort' | 'gone' | 'phoneRows'
>

export interface ListBodyProps extends Table {
  address: ListAddress
  panel: ReactNode
  missing: string
  tools?: ReactNode
  page?: ComponentProps<typeof Pager>
  nothing: Nothing
}

export function ListBody(props: ListBodyProps) {
  const { address, panel, missing, tools, page, nothing, ...table } = props
  const { open } = address.search
  const opened = panel ?? (open && <MissingDetails id={open}>{missing}</MissingDetails>)
  return (
    <List address={address} panel={open ? opened : null}>
      {tools ? <ListToolbar>{tools}</ListToolbar> : null}
      <DataTable
        {...table}
        total={page?.total ?? table.rows.length}
        pageSize={page?.pageSize ?? table.rows.length}
        empty={<NoRows {...nothing} base={address.base} />}
      />
      {page ? <Pager {...page} /> : null}
    </List>
  )
}

export const MissingDetails = ({ id, children }: { id: string; children: string }) => (
  <DetailsPanel id={id} title="Not found">
    <p className="text-soft">{children}</p>
  </DetailsPanel>
)
