'use client'

import { useEffect } from 'react'

/** Marks the document when the application has started; see src/lib/inline/load-state.ts. */
export function Started() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.load !== 'failed') dataset.load = 'ready'
  }, [])
  return null
}
