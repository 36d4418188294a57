'use client'

import { useEffect } from 'react'

const MEMORY = 'read-articles'

/** The articles this browser has counted already; '' where it keeps nothing. */
function counted(): string[] {
  try {
    return (localStorage.getItem(MEMORY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

function remember(ids: string[]) {
  try {
    localStorage.setItem(MEMORY, ids.slice(-200).join(' '))
  } catch {
    // No storage: the server still counts an address once.
  }
}

/** Tells the server that somebody reads the article: once for each reader, after a few seconds in view. */
export function ViewCounter({ id }: { id: string }) {
  useEffect(() => {
    const known = counted()
    if (known.includes(id)) return
    const timer = setTimeout(() => {
      remember([...known, id])
      void fetch(`/api/blogs/${id}/view`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        body: '{}',
        keepalive: true,
      }).catch(() => undefined)
    }, 3000)
    return () => clearTimeout(timer)
  }, [id])
  return null
}
