import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'

/** The steps of a panel: `heading` gets the focus at the end of one, because the pressed button is gone with it. */
export function useSteps<Step>(overview: Step) {
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<Step>(overview)
  function back() {
    setStep(overview)
    heading.current?.focus()
  }
  function finish() {
    back()
    router.refresh()
  }
  return { heading, step, setStep, back, finish, refresh: router.refresh }
}
