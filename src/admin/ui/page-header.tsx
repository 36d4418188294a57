'use client'

import { type ReactNode, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useRefresh } from './actions'
import { ErrorNote } from './error-note'

export function TabLoadError({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title={title} actions={<RefreshButton every={30} />} />
      <ErrorNote>{children}</ErrorNote>
    </>
  )
}

interface PageHeaderProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 max-sm:mb-3 max-sm:gap-y-2">
      <div className="grid flex-1 basis-72 gap-1 max-sm:basis-40">
        <h1 className="text-3xl leading-tight">{title}</h1>
        {children ? (
          <p className="max-w-prose text-soft text-sm max-sm:sr-only max-lg:group-has-[[data-details]]/tab:hidden">
            {children}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap items-center gap-2.5 max-lg:group-has-[[data-details]]/tab:hidden max-sm:*:flex-auto max-sm:has-[>:nth-child(2)]:w-full max-sm:*:whitespace-nowrap">
          {actions}
        </div>
      ) : null}
    </div>
  )
}

/** While a dialog, a menu or one of Payload's drawers is open, the content behind it does not change. */
const deciding = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]') !== null

/** Reloads the tab's data every `seconds` while it is visible, and when it becomes so. Scroll position, focus and typed text stay. */
export function useBackgroundRefresh(seconds: number): void {
  const { refreshQuietly } = useRefresh()
  useEffect(() => {
    let last = performance.now()
    const run = () => {
      if (document.hidden || deciding() || performance.now() - last < seconds * 1000 - 50) return
      last = performance.now()
      refreshQuietly()
    }
    const timer = setInterval(run, seconds * 1000)
    document.addEventListener('visibilitychange', run)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [seconds, refreshQuietly])
}

export function RefreshButton({ every }: { every: number }) {
  const { pending, refresh } = useRefresh()
  useBackgroundRefresh(every)
  return (
    <Button variant="secondary" size="sm" busy={pending} onClick={refresh}>
      {pending ? null : <Icon name="refresh" className="size-4.5" />}
      <span>Refresh</span>
    </Button>
  )
}
