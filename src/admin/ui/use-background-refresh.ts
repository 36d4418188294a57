'use client'

import { useEffect } from 'react'
import { useRefresh } from './refresh'

/** While a dialog, a menu or one of Payload's drawers is open, nothing behind it changes. */
const deciding = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]') !== null

/**
 * Reads the tab's data again every `seconds` while the page is in sight, and at once when it comes back
 * into sight after a longer time. Scroll, focus, open rows and what was typed stay.
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
