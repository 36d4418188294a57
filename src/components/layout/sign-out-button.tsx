'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { refreshSession } from './session'

/** Ends the session on the server and goes to the sign-in page. */
export function SignOutButton({ block = false }: { block?: boolean }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    const response = await fetch('/api/users/logout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: '{}',
    }).catch(() => null)
    setBusy(false)
    if (!response?.ok) {
      toast({ tone: 'error', title: 'Sign out failed' })
      return
    }
    toast({ title: 'Signed out', description: 'You have been successfully signed out.' })
    await refreshSession()
    router.push('/auth')
  }

  return (
    <Button variant="secondary" size="sm" block={block} busy={busy} onClick={signOut}>
      Sign Out
    </Button>
  )
}
