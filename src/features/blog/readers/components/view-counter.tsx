'use client'

import { useEffect } from 'react'
import { READ_EVENT } from '@/lib/page-signals'

/** Has the reader of an article counted, by the page's own script (src/lib/view-script.ts), which also runs before this one. */
export function ViewCounter({ id }: { id: string }) {
  useEffect(() => {
    dispatchEvent(new CustomEvent(READ_EVENT, { detail: id }))
  }, [id])
  return <span hidden data-counted={id} />
}
