import { type ReactNode, useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import type { ButtonLook } from '@/components/ui/button-styles'
import type { Answer } from '@/lib/http/send'
import { usePasskeySupport } from './use-passkey-support'

type PasskeyButtonProps = ButtonLook & {
  run: () => Promise<Answer<unknown, unknown>>
  onDone: () => void
  failed: string
  children: ReactNode
}

/** Nothing where the browser has no passkeys. */
export function PasskeyButton({ run, onDone, failed, children, ...look }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isSupported = usePasskeySupport()
  async function ask() {
    setBusy(true)
    setProblem(null)
    const answer = await run()
    setBusy(false)
    if (answer.ok) onDone()
    else setProblem(failureText(answer, UNEXPECTED))
  }
  if (!isSupported) return null
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
