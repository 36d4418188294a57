'use client'

import { cx } from 'class-variance-authority'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { useRefresh } from './actions'
import { ArrivedRows, useSteadyRows } from './changed-mark'
import { SortLink } from './choice-links'
import { useList } from './list'

export interface Column {
  key: string
  label: string
  sort?: string
  numeric?: boolean
  /** For screen readers only: the column of actions. */
  hideLabel?: boolean
  /** On a phone its value says enough without its name. */
  plain?: boolean
  from?: 'lg' | 'xl'
}

export interface DataRow {
  id: string
  /** Changes whenever the row does: its updatedAt. */
  version: string
  title: string
  lead?: ReactNode
  note?: ReactNode
  cells: Readonly<Record<string, ReactNode>>
}

interface DataTableProps {
  label: string
  columns: readonly [Column, ...Column[]]
  rows: readonly DataRow[]
  sort?: string
  total: number
  pageSize: number
  empty: ReactNode
  /** The mark of a row that left the list without being deleted. */
  gone?: string
  phoneRows?: number | undefined
}

const cellPadding = 'md:px-4 md:py-2 md:first:pl-5 md:last:pr-3'
const fromWidth = { lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' }
const CHANGED = 'Changed just now by someone else'
const GONE = 'Deleted just now by someone else'

function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement) || event.target.dataset.rowLink === undefined) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')]
  const next = links[links.indexOf(event.target) + step]
  event.preventDefault()
  next?.focus()
}

function openRow(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, select, label')) return
  // In React, a row's menus and dialogs are its children: a choice in them must not open the row.
  if (!event.currentTarget.contains(event.target)) return
  if (event.metaKey || event.ctrlKey || document.getSelection()?.toString()) return
  event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click()
}

function PastTheEnd({ lastPage }: { lastPage: number }) {
  const { href } = useList()
  return (
    <EmptyState
      title="This page is empty now."
      action={
        <ButtonLink
          variant="secondary"
          size="sm"
          href={href({ page: lastPage > 1 ? String(lastPage) : null })}
        >
          Go to the last page
        </ButtonLink>
      }
    />
  )
}

export function DataTable(props: DataTableProps) {
  const { label, columns, rows: given, sort, total, pageSize, empty } = props
  const { gone = GONE, phoneRows = Infinity } = props
  const { address, href, pending } = useList()
  const { generation } = useRefresh()
  const table = useRef<HTMLTableElement>(null)
  const { open, ...scope } = address.search
  const { rows, arrived, showAll } = useSteadyRows(given, JSON.stringify(scope), generation)
  const [, ...others] = columns
  const [unfolded, setUnfolded] = useState(false)
  const unfold = () => {
    flushSync(() => setUnfolded(true))
    table.current?.querySelectorAll<HTMLElement>('[data-row-link]')[phoneRows]?.focus()
  }

  if (rows.length === 0 && arrived === 0)
    return (
      <div className="rounded-lg border bg-surface px-5 py-10 [&>div]:border-t-0 [&>div]:py-0">
        {total > 0 && Number(address.search.page) > 1 ? (
          <PastTheEnd lastPage={Math.ceil(total / pageSize)} />
        ) : (
          empty
        )}
      </div>
    )
  return (
    <>
      <ArrivedRows arrived={arrived} onShow={showAll} />
      {/* Roles are named, because cards take them from the elements. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: display: grid takes the roles away */}
      <table
        ref={table}
        role="table"
        aria-label={label}
        className={cx(
          'w-full text-left text-sm transition-opacity max-md:block md:overflow-hidden md:rounded-lg md:bg-surface md:outline md:outline-line',
          pending && 'opacity-60',
        )}
      >
        <thead role="rowgroup" className="max-md:sr-only md:border-b">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                aria-sort={ariaSort(column.sort, address.search.sort ?? sort)}
                className={cx(
                  'whitespace-nowrap px-4 py-2.5 font-medium text-soft text-xs first:pl-5 last:pr-3',
                  column.numeric && 'text-right',
                  column.from && fromWidth[column.from],
                )}
              >
                {column.hideLabel ? (
                  <span className="sr-only">{column.label}</span>
                ) : (
                  <SortLink {...column} fallback={sort} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" onKeyDown={moveFocus} className="max-md:grid max-md:gap-3">
          {rows.map((row, place) => (
            <tr
              key={row.id}
              role="row"
              onClick={openRow}
              aria-current={open === row.id ? 'true' : undefined}
              className={cx(
                'cursor-pointer aria-[current]:bg-good-wash md:border-t md:first:border-t-0 md:hover:bg-paper md:aria-[current]:hover:bg-good-wash',
                'max-md:flex max-md:flex-wrap max-md:gap-x-4 max-md:gap-y-1 max-md:rounded-lg max-md:border max-md:bg-surface max-md:px-4 max-md:py-3.5',
                // Title and actions have the first line.
                "max-md:after:-order-1 max-md:after:basis-full max-md:after:content-['']",
                row.mark === 'gone' && 'opacity-60',
                !unfolded && place >= phoneRows && 'max-md:hidden',
              )}
            >
              <td role="cell" className={cx('min-w-0 max-md:-order-2 max-md:flex-1', cellPadding)}>
                <div className="flex items-start gap-2">
                  {row.lead}
                  <div className="min-w-0">
                    <SiteLink
                      href={href({ open: row.id })}
                      scroll={false}
                      data-row-link={row.id}
                      className={cx(
                        'rounded-sm font-semibold text-ink [overflow-wrap:anywhere] max-md:py-1',
                        row.mark === 'gone' && 'line-through',
                      )}
                    >
                      {row.title}
                    </SiteLink>
                    {row.note ? (
                      <div className="mt-0.5 text-soft text-xs [overflow-wrap:anywhere]">{row.note}</div>
                    ) : null}
                    {row.mark ? (
                      <div className="mt-1 flex items-center gap-1.5 font-medium text-signal-text text-xs">
                        <Icon name="info" className="size-3.5" />
                        <span>{row.mark === 'gone' ? gone : CHANGED}</span>
                      </div>
                    ) : null}
                  </div>
                </div>
              </td>
              {others.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  className={cx(
                    cellPadding,
                    column.numeric && 'tabular-nums md:text-right',
                    column.from && fromWidth[column.from],
                    column.hideLabel
                      ? 'max-md:-order-2 max-md:-mt-1.5 max-md:-mr-2 md:w-px'
                      : (row.cells[column.key] ?? null) === null
                        ? 'max-md:hidden'
                        : column.plain
                          ? 'max-md:min-w-0'
                          : 'max-md:flex max-md:basis-full max-md:justify-between max-md:gap-4 max-md:text-right',
                  )}
                >
                  {column.hideLabel || column.plain ? null : (
                    <span aria-hidden="true" className="text-soft text-xs md:hidden">
                      {column.label}
                    </span>
                  )}
                  <div className="min-w-0">
                    {row.cells[column.key] ?? <span className="text-faint">–</span>}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!unfolded && rows.length > phoneRows ? (
        <Button variant="secondary" size="sm" className="mt-3 w-full md:hidden" onClick={unfold}>
          {`Show all ${rows.length} rows`}
        </Button>
      ) : null}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: display: grid takes the roles away */}
    </>
  )
}

function ariaSort(sort: string | undefined, asked: string | undefined) {
  if (!sort || asked?.replace(/^-/, '') !== sort) return undefined
  return asked.startsWith('-') ? 'descending' : 'ascending'
}
