'use client'

import { useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import * as calls from '@/features/account/calls'
import { call } from '@/lib/http/call'
import { leaveSignedOut } from './leave-signed-out'

export function SignOutButton({ block = false }: { block?: boolean }) {
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    const answer = await call(calls.signOut)
    // Stays busy until the next document loads.
    if (answer.ok) return leaveSignedOut()
    setBusy(false)
    const description = failureText(answer, UNEXPECTED)
    toast({ tone: 'error', title: 'Sign out failed', description })
  }

  return (
    <Button variant="secondary" size="sm" block={block} busy={busy} onClick={signOut}>
      Sign Out
    </Button>
  )
}
