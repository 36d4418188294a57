'use client'

import { useEffect } from 'react'

/** Asks the server again when the browser brings this page back as it was: whoever used it may have signed out since. */
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
