'use client'

import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { notifyFailed } from './notify'
import { useRefresh } from './refresh'

/** Stands where something could not be read, with another try, and says so once in a toast. */
export function ErrorNote({ children }: { children: string }) {
  const { pending, refresh } = useRefresh()
  useEffect(() => notifyFailed(children), [children])
  return (
    <Alert
      tone="error"
      live
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
