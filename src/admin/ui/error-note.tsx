'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useRefresh } from './actions'

export function ErrorNote({ children }: { children: string }) {
  const { pending, refresh } = useRefresh()
  return (
    <Alert
      tone="error"
      live
      title="Error"
      action={
        <Button variant="secondary" size="sm" busy={pending} onClick={refresh}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
