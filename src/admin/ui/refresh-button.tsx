'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useRefresh } from './actions'

/** While a dialog, a menu or one of Payload's drawers is open, the content behind it does not change. */
const deciding = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]') !== null

/**
 * Reloads the tab's data every `seconds` while the page is visible, and at once when it becomes visible again after a longer
 * time. Scroll position, focus, open rows and typed text stay.
 */
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
