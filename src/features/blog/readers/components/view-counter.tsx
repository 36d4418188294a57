'use client'

import { useEffect } from 'react'
import { countReader } from '@/features/blog/calls'
import { call } from '@/lib/http/call'

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
  void call(countReader, { id })
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
