'use client'

import { cx } from 'class-variance-authority'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { callDistance, exactTime, relativeTime } from './time-text'

/** To the person's page, which only super admins can open. */
export const PersonLink = ({ email }: { email: string }) => (
  <a
    href={`/super-admin/people?open=${encodeURIComponent(email.toLowerCase())}`}
    className="text-action underline underline-offset-4 max-md:py-1"
  >
    Everything about this person
  </a>
)

export const FactLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="text-action underline underline-offset-4 [overflow-wrap:anywhere] max-md:py-1">
    {children}
  </a>
)

export const FactCode = ({ children }: { children: string }) => (
  <code className="font-mono text-xs [overflow-wrap:anywhere]">{children}</code>
)

export type Tone = 'good' | 'waiting' | 'bad' | 'done' | 'neutral'

const dots: Record<Tone, string> = {
  good: 'bg-action',
  waiting: 'border-2 border-ochre-text bg-transparent',
  bad: 'rounded-none rotate-45 bg-danger',
  done: 'bg-blue',
  neutral: 'bg-line-strong',
}

/** Only the dot, next to a control with the word. Dots also differ in shape. */
export function StatusDot({ tone }: { tone: Tone }) {
  return <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', dots[tone])} />
}

export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <StatusDot tone={tone} />
      {children}
    </span>
  )
}

export const StatusOf = ({ state: { tone, label } }: { state: { tone: Tone; label: string } }) => (
  <Status tone={tone}>{label}</Status>
)

const MINUTE_MS = 60_000

const Now = createContext<{ now: number; zone: string }>({ now: 0, zone: 'UTC' })

export const useClock = () => useContext(Now)

/** Starts with the server's time, so that server and browser render the same, and advances every minute. */
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
  /** 'distance' stands beside the exact time of a call, and says nothing if that is more than thirty days away. */
  show?: 'relative' | 'exact' | 'distance'
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
  if (show === 'distance') return <>{callDistance(instant, now, zone)}</>
  return (
    <time dateTime={at} title={exact} className="whitespace-nowrap tabular-nums">
      <span>{relativeTime(instant, now, zone)}</span>
      <span className="sr-only">{`, ${exact}`}</span>
    </time>
  )
}
