'use client'

import { cx } from 'class-variance-authority'
import Link, { useLinkStatus } from 'next/link'
import { useEffect, useRef } from 'react'
import { Spinner } from '@/components/ui/spinner'

export interface TabLink {
  slug: string
  label: string
  href: string
  /** How much waits there. */
  waiting?: number | undefined
}

interface TabBarProps {
  tabs: readonly TabLink[]
  current: string | null
}

/** Spins while the clicked tab loads. */
function Pending() {
  const { pending } = useLinkStatus()
  return (
    <span className={cx('transition-opacity delay-150', pending ? 'opacity-100' : 'opacity-0')}>
      {pending ? <Spinner className="text-xs" /> : <span className="inline-block size-[12px]" />}
    </span>
  )
}

/** How much waits behind a link. The link describes it in words. */
export function WaitingCount({ count }: { count: number | undefined }) {
  return count ? (
    <span
      aria-hidden="true"
      className="ml-1.5 rounded-full bg-sunken px-1.5 font-semibold text-ink text-xs tabular-nums"
    >
      {count}
    </span>
  ) : null
}

/** The tabs as links. On a phone the bar scrolls, and the current tab is visible. */
export function TabBar({ tabs, current }: TabBarProps) {
  const here = useRef<HTMLAnchorElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place in the bar
  useEffect(() => {
    const bar = here.current?.closest('ul')
    if (!bar || !here.current) return
    bar.scrollLeft = here.current.offsetLeft - (bar.clientWidth - here.current.offsetWidth) / 2
  }, [current])

  return (
    <nav aria-label="Back office" className="mx-auto max-w-[1440px]">
      <ul className="relative flex overflow-x-auto px-2 [scrollbar-width:none] sm:px-4 lg:px-6">
        {tabs.map(({ slug, label, href, waiting }) => {
          const open = slug === current
          return (
            <li key={slug} className="shrink-0">
              <Link
                ref={open ? here : undefined}
                href={href}
                prefetch={false}
                aria-description={waiting ? `${waiting} waiting` : undefined}
                aria-current={open ? 'page' : undefined}
                className={cx(
                  'relative flex h-11 items-center pl-3 text-sm -outline-offset-2',
                  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
                  open
                    ? 'font-semibold text-ink after:bg-signal'
                    : 'text-soft after:bg-transparent hover:text-ink hover:after:bg-line-strong',
                )}
              >
                {label}
                <WaitingCount count={waiting} />
                <Pending />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
