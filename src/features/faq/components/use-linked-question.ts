import { useEffect } from 'react'
import { LINKED_EVENT } from '@/lib/page-signals'

/** Has the question opened that the address names, where the visitor came from another page of the site (src/lib/linked-script.ts). */
export function useLinkedQuestion() {
  useEffect(() => {
    dispatchEvent(new Event(LINKED_EVENT))
  }, [])
}
