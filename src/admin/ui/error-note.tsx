'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useRefresh } from './actions'

interface StaleNoteProps {
  tone?: 'warning' | 'error'
  changes: readonly string[]
  onShow: () => void
  children: ReactNode
}

export function StaleNote({ tone = 'warning', changes, onShow, children }: StaleNoteProps) {
  return (
    <Alert
      tone={tone}
      live
      action={
        <Button variant="secondary" size="sm" onClick={onShow}>
          Show the latest version
        </Button>
      }
    >
      <p>{children}</p>
      {changes.length > 0 ? (
        <ul className="mt-1.5 grid list-disc gap-0.5 pl-4.5">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}

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
