'use client'

import { useMemo } from 'react'
import { Icon } from '@/components/ui/icon'
import { useRefresh } from './refresh'
import { useSteadyRows } from './steady-rows'

/** Marks open details that someone else changed after they were opened. */
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
