import { useEffect } from 'react'
import { flushSync } from 'react-dom'

/** The name in the address. A mistyped one may not decode. */
function addressedAnchor(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/** Opens the question of an anchor, scrolls it to the middle and focuses it. Scrolls to anything else. */
function show(anchor: string): void {
  const element = document.getElementById(anchor)
  const question = element?.closest('details')
  if (!question) {
    element?.scrollIntoView()
    return
  }
  question.open = true
  question.scrollIntoView({ block: 'center' })
  question.querySelector('summary')?.focus({ preventScroll: true })
}

/**
 * Shows the question that the address names, also one that the search hides: `bringBack` gets its anchor. On the first page the
 * browser has opened it already, and the visitor may have moved on.
 */
export function useLinkedQuestion(bringBack: (anchor: string) => void) {
  useEffect(() => {
    const anchor = addressedAnchor()
    if (document.getElementById(anchor)?.closest('details:not([open])')) show(anchor)
  }, [])
  useEffect(() => {
    const onHashChange = () => {
      const anchor = addressedAnchor()
      if (!anchor) return
      if (!document.getElementById(anchor)) flushSync(() => bringBack(anchor))
      show(anchor)
    }
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [bringBack])
}
