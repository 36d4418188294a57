'use client'

import { useEffect } from 'react'

/** Says on the document that the application has started; see src/lib/inline/load-state.ts. */
export function Started() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.load !== 'failed') dataset.load = 'ready'
  }, [])
  return null
}
