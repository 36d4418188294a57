'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { leaveSignedOut } from './leave-signed-out'

/** Ends the session on the server and goes to the sign-in page. */
export function SignOutButton({ block = false }: { block?: boolean }) {
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    const response = await fetch('/api/users/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: '{}',
    }).catch(() => null)
    // Busy until the next document is here.
    if (response?.ok) return leaveSignedOut()
    setBusy(false)
    toast({ tone: 'error', title: 'Sign out failed' })
  }

  return (
    <Button variant="secondary" size="sm" block={block} busy={busy} onClick={signOut}>
      Sign Out
    </Button>
  )
}
