'use client'

import { useFormFields, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

const NARROW = '(max-width: 768px)'
const CLOSED = 'quickwin-details-closed'
/** Outside the panel. */
export const WRITTEN = new Set(['title', 'content'])

function onWidth(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Opens and closes the panel next to a text (writing.css). A wide screen begins as it was left. A phone begins with the text, whose
 * place the panel takes.
 */
export function DetailsToggle() {
  const isNarrow = useSyncExternalStore(
    onWidth,
    () => matchMedia(NARROW).matches,
    () => false,
  )
  const [isClosed, setClosed] = useState(false)
  const [isInPlace, setInPlace] = useState(false)
  const isRefused = useFormSubmitted()
  const isWrongInside = useFormFields(([fields]) =>
    Object.entries(fields).some(([path, field]) => field.valid === false && !WRITTEN.has(path)),
  )
  const isOpen = isNarrow ? isInPlace : !isClosed
  const textAt = useRef(0)
  const show = (open: boolean) => {
    if (!isNarrow) return setClosed(!open)
    setInPlace(open)
    // The panel begins at its top, and the text goes on where it was.
    if (open) textAt.current = scrollY
    requestAnimationFrame(() => scrollTo(0, open ? 0 : textAt.current))
  }

  useEffect(() => setClosed(localStorage.getItem(CLOSED) === 'true'), [])
  useEffect(() => {
    if (!isRefused || !isWrongInside) return
    setClosed(false)
    setInPlace(true)
  }, [isRefused, isWrongInside])
  return (
    <button
      type="button"
      className="details-toggle"
      aria-expanded={isOpen}
      data-details={isNarrow && isOpen ? 'in-place' : undefined}
      data-details-closed={isOpen ? undefined : true}
      onClick={() => {
        if (!isNarrow) localStorage.setItem(CLOSED, String(isOpen))
        show(!isOpen)
      }}
    >
      Details
    </button>
  )
}
