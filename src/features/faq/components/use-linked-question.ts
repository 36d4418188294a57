import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { LINKED_EVENT } from '@/lib/page-signals'

/** What the address names on this page; nothing where it does not decode. */
function addressedAnchor(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Has the question opened that the address names, where the visitor came from another page of the site
 * (src/lib/inline/linked-question.ts). `bringBack` is told of what a new address names and is not to be seen.
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
