import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { LINKED_EVENT } from '@/lib/page-signals'

/** The anchor in the address. Empty if it cannot be decoded. */
function addressedAnchor(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Opens the linked question after a client-side navigation (src/lib/inline/linked-question.ts). `bringBack`
 * gets an anchor that is filtered out.
 */
export function useLinkedQuestion(bringBack: (anchor: string) => void) {
  useEffect(() => {
    dispatchEvent(new Event(LINKED_EVENT))
  }, [])
  useEffect(() => {
    const show = () => {
      const anchor = addressedAnchor()
      if (!anchor || document.getElementById(anchor)) return
      flushSync(() => bringBack(anchor))
      document.getElementById(anchor)?.scrollIntoView()
      dispatchEvent(new Event(LINKED_EVENT))
    }
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [bringBack])
}
