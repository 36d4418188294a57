import { type RefObject, useEffect, useRef } from 'react'

/** If a change of `state` removes the focused button, `part` gets the focus, so that keyboard users keep their place. */
export function useKeepFocus(part: RefObject<HTMLElement | null>, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [part, state])
}
