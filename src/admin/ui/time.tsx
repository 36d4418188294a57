'use client'

import { useClock } from './clock'
import { exactTime, relativeTime } from './time-text'

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
