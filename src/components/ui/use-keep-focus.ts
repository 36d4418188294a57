'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** When `state` changes and takes the focused button away, `part` gets the focus: the keyboard keeps its place. */
export function useKeepFocus(part: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [part, state])
}
