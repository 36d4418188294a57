'use client'

import { useEffect } from 'react'
import { READY_EVENT } from '@/lib/page-signals'
import { rememberPage } from '@/lib/redrawn-page'

// This file is run before the framework draws; once, for what follows links keeps its elements.
let putBack = typeof document === 'undefined' ? undefined : rememberPage(document)

/** Tells the page's loader that the framework has taken over; see src/server/pages/page-loader.ts. */
export function Ready() {
  useEffect(() => {
    const detail = putBack?.()
    putBack = undefined
    dispatchEvent(new CustomEvent(READY_EVENT, { detail }))
  }, [])
  return null
}
