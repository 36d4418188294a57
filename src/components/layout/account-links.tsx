'use client'

import { useSyncExternalStore } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import { SiteLink } from '@/components/ui/site-link'
import { sessionStore } from './session'
import { SignOutButton } from './sign-out-button'

type AccountLinksProps = { stacked?: boolean }

/** Sign In and Book a Call for visitors; Dashboard, Admin and Sign Out once the session is known. */
export function AccountLinks({ stacked = false }: AccountLinksProps) {
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer)
  const quiet = buttonStyles({ variant: 'quiet', size: 'sm', block: stacked })
  const solid = buttonStyles({ size: 'sm', block: stacked })
  if (!session?.signedIn) {
    return (
      <>
        <SiteLink key="sign-in" href="/auth" className={quiet}>
          Sign In
        </SiteLink>
        <SiteLink key="book" href="/book-call" className={solid}>
          Book a Call
        </SiteLink>
      </>
    )
  }
  return (
    <>
      <SiteLink key="dashboard" href="/dashboard" className={quiet}>
        Dashboard
      </SiteLink>
      {session.isSuperAdmin ? (
        // The back office is another document with its own layout: leave this one.
        <a key="admin" href="/super-admin" className={quiet}>
          Admin
        </a>
      ) : null}
      <SignOutButton key="sign-out" block={stacked} />
    </>
  )
}
