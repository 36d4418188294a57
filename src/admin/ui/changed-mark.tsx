'use client'

import { useMemo, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useRefresh } from './actions'

interface ArrivedRowsProps {
  arrived: number
  onShow: () => void
  /** The singular noun of new rows, such as 'booking'. */
  noun?: string
}

export function ArrivedRows({ arrived, onShow, noun = 'row' }: ArrivedRowsProps) {
  return (
    <p role="status" className={arrived > 0 ? 'mb-3' : 'sr-only'}>
      {arrived > 0 ? (
        <button
          type="button"
          onClick={onShow}
          className="min-h-9 w-full rounded-md bg-good-wash px-4 font-semibold text-action text-sm hover:underline"
        >
          {`Show ${arrived} new ${noun}${arrived === 1 ? '' : 's'}`}
        </button>
      ) : null}
    </p>
  )
}

interface Shown<Row> {
  scope: string
  generation: number
  given: readonly Row[]
  rows: readonly (Row & { mark?: 'changed' | 'gone' })[]
  arrived: number
}

/**
 * Rows that do not move under the pointer. After a background refresh, a row that someone else changed is marked in place, a
 * removed one stays as `gone`, and new ones are only counted. The person's own change (`generation`) or another address
 * (`scope`) shows the current rows.
 */
export function useSteadyRows<Row extends { id: string; version: string }>(
  rows: readonly Row[],
  scope: string,
  generation: number,
) {
  const fresh = (): Shown<Row> => ({ scope, generation, given: rows, rows, arrived: 0 })
  const [shown, setShown] = useState(fresh)
  const current = shown.given === rows && shown.scope === scope ? shown : next(shown)
  if (current !== shown) setShown(current)

  function next(before: Shown<Row>): Shown<Row> {
    if (before.scope !== scope || before.generation !== generation) return fresh()
    const now = new Map(rows.map((row) => [row.id, row]))
    const known = new Set(before.rows.map(({ id }) => id))
    const arrivals = rows.filter(({ id }) => !known.has(id)).length
    const lastSeen = before.rows.findLastIndex(({ id }) => now.has(id))
    const firstPushed = Math.max(lastSeen + 1, before.rows.length - arrivals)
    const kept = before.rows.map((old, index) => {
      const row = now.get(old.id)
      now.delete(old.id)
      // New rows above have moved it to the next page: it is not deleted.
      if (!row && index >= firstPushed) return old
      if (!row) return { ...old, mark: 'gone' as const }
      const changed = row.version !== old.version || old.mark === 'changed'
      return changed ? { ...row, mark: 'changed' as const } : row
    })
    return { scope, generation, given: rows, rows: kept, arrived: now.size }
  }

  return { rows: current.rows, arrived: current.arrived, showAll: () => setShown(fresh()) }
}

export function ChangedMark({ id, version }: { id: string; version: string }) {
  const { generation } = useRefresh()
  // Same version, but another list means another answer of the server.
  const given = useMemo(() => [{ id, version }], [id, version])
  const { rows } = useSteadyRows(given, id, generation)
  return (
    <p
      role="status"
      className={rows[0]?.mark ? 'flex items-center gap-1.5 font-medium text-signal-text' : 'sr-only'}
    >
      {rows[0]?.mark ? (
        <>
          <Icon name="info" className="size-3.5" />
          Changed just now by someone else
        </>
      ) : null}
    </p>
  )
}
