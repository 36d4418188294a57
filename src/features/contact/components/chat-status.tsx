'use client'

import { cx } from 'class-variance-authority'
import { useSyncExternalStore } from 'react'
import { isOpenAt, type OpeningHours } from '@/lib/time/opening-hours'

function eachMinute(listener: () => void) {
  const timer = setInterval(listener, 60_000)
  return () => clearInterval(timer)
}

export function ChatStatus({ hours }: { hours: OpeningHours }) {
  const open = useSyncExternalStore(
    eachMinute,
    () => isOpenAt(hours, new Date()),
    () => null,
  )
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 font-semibold text-xs',
        open === null && 'invisible',
        open ? 'text-action' : 'text-faint',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2.5 rounded-full', open ? 'bg-action' : 'border-2 border-line-strong')}
      />
      <span>{open ? 'Open now' : 'Closed now'}</span>
    </span>
  )
}
