'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onAsked` if the address asks for a new item (`?new=1`), and removes that from the address at once, so that a reload, a
 * shared link or Back does not ask again.
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
