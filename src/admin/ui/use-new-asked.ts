'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onAsked` when the address asks for something new (`?new=1`), and takes that out of the address at once: a
 * reload, a shared link and the way back ask for nothing.
 */
export function useNewAsked(onAsked: () => void): void {
  const router = useRouter()
  const asked = useSearchParams().get('new') === '1'
  const begin = useEffectEvent(onAsked)
  useEffect(() => {
    if (!asked) return
    begin()
    const { pathname, search } = window.location
    const rest = new URLSearchParams(search)
    rest.delete('new')
    router.replace(rest.size > 0 ? `${pathname}?${rest}` : pathname, { scroll: false })
  }, [asked, router])
}
