'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

const MINUTE_MS = 60_000

const Now = createContext<{ now: number; zone: string }>({ now: 0, zone: 'UTC' })

/** The time (UTC milliseconds) and the business's zone, by which times are shown. */
export const useClock = () => useContext(Now)

/**
 * Starts with the server's time, so that server and browser render the same, and advances every minute. A later answer of the
 * server sets it again.
 */
export function Clock({ now, zone, children }: { now: number; zone: string; children: ReactNode }) {
  const [passed, setPassed] = useState({ since: now, ms: 0 })
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setPassed({ since: now, ms: performance.now() - start }), MINUTE_MS)
    return () => clearInterval(timer)
  }, [now])
  const value = useMemo(
    () => ({ now: now + (passed.since === now ? passed.ms : 0), zone }),
    [now, passed, zone],
  )
  return <Now value={value}>{children}</Now>
}
