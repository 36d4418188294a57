import type { ReactNode, RefObject } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

type LoadFailureProps = {
  title: string
  onRetry: () => void
  /** Gets the focus, because the pressed button disappears. */
  part?: RefObject<HTMLElement | null>
  children?: ReactNode
}

export function LoadFailure({ title, onRetry, part, children }: LoadFailureProps) {
  function retry() {
    part?.current?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Alert
      live
      tone="error"
      title={title}
      action={
        <Button variant="secondary" size="sm" onClick={retry}>
          Retry
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
