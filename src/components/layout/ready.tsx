'use client'

import { useEffect } from 'react'
import { READY_EVENT } from '@/lib/page-signals'

/** Tells the page's loader that the framework has taken over; see src/server/pages/page-loader.ts. */
export function Ready() {
  useEffect(() => {
    dispatchEvent(new Event(READY_EVENT))
  }, [])
  return null
}
