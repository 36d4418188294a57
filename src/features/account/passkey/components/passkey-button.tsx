import { type ReactNode, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-styles'
import type { Answer } from '@/lib/http/send'

type PasskeyButtonProps = ButtonLook & {
  /** Asks for the passkey and sends it. */
  run: () => Promise<Answer<unknown, unknown>>
  onDone: () => void
  /** Above the reason of a failure. */
  failed: string
  children: ReactNode
}

/** A button that asks the browser for a passkey and reports a failure above itself. */
export function PasskeyButton({ run, onDone, failed, children, ...look }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  async function ask() {
    setBusy(true)
    setProblem(null)
    const answer = await run()
    setBusy(false)
    if (answer.ok) onDone()
    else setProblem(failureText(answer, UNEXPECTED))
  }
  return (
    <>
      {problem ? (
        <Alert live tone="error" title={failed}>
          {problem}
        </Alert>
      ) : null}
      <Button variant="secondary" {...look} busy={busy} onClick={() => void ask()}>
        {children}
      </Button>
    </>
  )
}
