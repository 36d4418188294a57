'use client'

import { useEffect } from 'react'
import { send } from '@/lib/http/send'

const MEMORY = 'read-articles'
const KEPT = 200
const IN_VIEW_MS = 3000

function counted(): string[] {
  try {
    return (localStorage.getItem(MEMORY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

function remember(ids: readonly string[]): void {
  try {
    localStorage.setItem(MEMORY, ids.slice(-KEPT).join(' '))
  } catch {
    // Storage is disabled. The server counts an address once.
  }
}

function count(id: string): void {
  const before = counted()
  if (before.includes(id)) return
  remember([...before, id])
  void send(`/api/blogs/${id}/view`, { body: {}, read: () => true })
}

export function ViewCounter({ id }: { id: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      timer = setTimeout(() => count(id), IN_VIEW_MS)
    }
    const isAhead = 'prerendering' in document && document.prerendering === true
    if (isAhead) document.addEventListener('prerenderingchange', begin, { once: true })
    else begin()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('prerenderingchange', begin)
    }
  }, [id])
  return null
}
