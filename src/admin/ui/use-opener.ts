'use client'

import { useInsertionEffect, useRef } from 'react'

/** The element that had the focus. For an item of a closed menu, the button of the menu. */
function opener(): HTMLElement | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const element = button ? document.getElementById(button) : activeElement
  return element instanceof HTMLElement ? element : null
}

/**
 * Returns the focus to where it was when `open` became true, for dialogs that are opened by state only: Radix knows only its
 * own triggers, and a field with `autoFocus` gets the focus before any other effect.
 */
export function useOpener(open: boolean): () => void {
  const from = useRef<HTMLElement>(null)
  useInsertionEffect(() => {
    if (open) from.current = opener()
  }, [open])
  return () => {
    // If the person has moved the focus, it stays there.
    if (document.activeElement === document.body && from.current?.isConnected) from.current.focus()
  }
}
