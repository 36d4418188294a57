'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import type { DeskView } from '@/features/booking/desk/filter-schema'

/** Puts the view that was chosen for an address without one into it, so that it stays the shown one when figures change. */
export function KeepView({ view }: { view: DeskView }) {
  const isMissing = !useSearchParams().has('view')
  useEffect(() => {
    const search = new URLSearchParams(window.location.search)
    if (!isMissing || search.has('view')) return
    search.set('view', view)
    window.history.replaceState(null, '', `?${search}`)
  }, [isMissing, view])
  return null
}
