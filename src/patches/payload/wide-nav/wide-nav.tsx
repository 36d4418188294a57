'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'

/** Payload closes its navigation on screens of up to 1440 px. From 1280 px on there is room for it, so it stays as it was. */
export function WideNav() {
  const { navOpen, setNavOpen } = useNav()
  const isClosedByPayload = useWindowInfo().breakpoints?.l
  const keepOpen = useEffectEvent(() => {
    // After Payload's own effect, and before the page is drawn again.
    if (navOpen) queueMicrotask(() => setNavOpen(true))
  })
  useEffect(() => {
    if (isClosedByPayload && matchMedia('(min-width: 1280px)').matches) keepOpen()
  }, [isClosedByPayload])
  return null
}
