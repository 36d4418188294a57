import type { ComponentProps, ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { DataTable } from './data-table'
import { DetailsPanel } from './details-panel'
import { List } from './list'
import type { ListAddress } from './list-address'
import { ListToolbar } from './list-toolbar'
import { Pager } from './pager'

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

type Table = Pick<ComponentProps<typeof DataTable>, 'label' | 'columns' | 'rows' | 'sort' | 'gone'>

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
