'use client'

import { useInsertionEffect, useRef } from 'react'

/** What had the focus; of an item of a menu, which is gone by then, the button of its menu. */
function opener(): HTMLElement | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = button ? document.getElementById(button) : activeElement
  return element instanceof HTMLElement ? element : null
}

/**
 * Gives the focus back to where it was when `open` became true, for dialogs that are opened by state alone:
 * Radix knows only its own triggers, and a field with `autoFocus` has the focus before any other effect.
 */
export function useOpener(open: boolean): () => void {
  const from = useRef<HTMLElement>(null)
  useInsertionEffect(() => {
    if (open) from.current = opener()
  }, [open])
  return () => {
    // If the person has moved the focus meanwhile, it stays there.
    if (document.activeElement === document.body && from.current?.isConnected) from.current.focus()
  }
}
