'use client'

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { exactTime, relativeTime } from './time-text'

const MINUTE_MS = 60_000

const Now = createContext<{ now: number; zone: string }>({ now: 0, zone: 'UTC' })

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

interface TimeProps {
  /** UTC instant as ISO text. */
  at: string
  /** 'relative' says how long ago and has the exact time on hover and for screen readers. */
  show?: 'relative' | 'exact'
}

export function Time({ at, show = 'relative' }: TimeProps) {
  const { now, zone } = useClock()
  const instant = Date.parse(at)
  const exact = exactTime(instant, zone)
  if (show === 'exact') {
    return (
      <time dateTime={at} className="whitespace-nowrap tabular-nums">
        {exact}
      </time>
    )
  }
  return (
    <time dateTime={at} title={exact} className="whitespace-nowrap tabular-nums">
      <span>{relativeTime(instant, now, zone)}</span>
      <span className="sr-only">{`, ${exact}`}</span>
    </time>
  )
}
