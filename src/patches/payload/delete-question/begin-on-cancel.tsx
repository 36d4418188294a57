'use client'

import { type ReactNode, useEffect } from 'react'

const windowOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('.payload__modal-item') : null

/** Payload puts the focus on the first control of its question, more than once. There a space would choose to skip the trash. */
function beginOnCancel(): () => void {
  let used: HTMLElement | null = null
  const onUse = (event: Event) => {
    used = windowOf(event)
  }
  const onFocus = (event: FocusEvent) => {
    const opened = windowOf(event)
    if (opened !== used && event.target instanceof Element && event.target.id === 'delete-forever')
      opened?.querySelector<HTMLElement>('#confirm-cancel')?.focus()
  }
  const stop = new AbortController()
  const always = { capture: true, signal: stop.signal }
  document.addEventListener('keydown', onUse, always)
  document.addEventListener('pointerdown', onUse, always)
  document.addEventListener('focusin', onFocus, always)
  return () => stop.abort()
}

/** Around the admin. */
export function BeginOnCancel({ children }: { children: ReactNode }) {
  useEffect(beginOnCancel, [])
  return children
}
