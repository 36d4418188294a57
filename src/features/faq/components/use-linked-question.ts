import { useEffect } from 'react'

/** The fragment of the address, decoded. A mistyped one may not decode. */
function linkedAnchor(): string {
  const written = window.location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}

function openLinkedQuestion() {
  const anchor = linkedAnchor()
  const answer = anchor ? document.getElementById(anchor) : null
  const question = answer?.closest('details')
  if (!question) return
  question.open = true
  question.scrollIntoView({ block: 'center' })
  question.querySelector('summary')?.focus({ preventScroll: true })
}

/** Opens the question that the address names, also where the visitor came from another page of the site. */
export function useLinkedQuestion() {
  useEffect(() => {
    openLinkedQuestion()
    window.addEventListener('hashchange', openLinkedQuestion)
    return () => window.removeEventListener('hashchange', openLinkedQuestion)
  }, [])
}
