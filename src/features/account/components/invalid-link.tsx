import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { focusOnMount } from './focus-on-mount'

/** A mailed link that does not work. Focused if `token` was tried. */
export function InvalidLink(props: { token: string | null; action: ReactNode; children: ReactNode }) {
  const { token, action, children } = props
  return (
    <Alert
      ref={token ? focusOnMount : undefined}
      live
      tone="error"
      title="This link is invalid or has expired"
      action={action}
    >
      {children}
    </Alert>
  )
}
