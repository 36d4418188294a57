'use client'

import { useEffect } from 'react'

/** Reloads a page from the back/forward cache, because its user may have signed out. */
export function ReloadWhenRestored() {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
  return null
}
