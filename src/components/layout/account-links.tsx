'use client'

import { buttonStyles } from '@/components/ui/button-styles'
import { SiteLink } from '@/components/ui/site-link'
import { useSession } from './session'
import { SignOutButton } from './sign-out-button'

type AccountLinksProps = { stacked?: boolean }

type TeamLinksProps = { isSuperAdmin: boolean; quiet: string; stacked: boolean }

/** The CMS's admin is a document with its own layout: these links leave this one. */
function TeamLinks({ isSuperAdmin, quiet, stacked }: TeamLinksProps) {
  // If the bar has no room for them, the dashboard and the back office link to them.
  const withRoom = stacked ? quiet : `${quiet} max-xl:hidden`
  return (
    <>
      {stacked || !isSuperAdmin ? (
        <>
          <a href="/admin/queue" className={withRoom}>
            Queue
          </a>
          <a href="/admin" className={withRoom}>
            Content
          </a>
        </>
      ) : null}
      {isSuperAdmin ? (
        <a href="/super-admin" className={quiet}>
          Admin
        </a>
      ) : null}
    </>
  )
}

/**
 * Sign In and Book a Call for visitors. For signed-in people Dashboard and Sign Out, and links to the team's work for admins
 * and super admins.
 */
export function AccountLinks({ stacked = false }: AccountLinksProps) {
  const session = useSession()
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
      {session.isAdmin ? (
        <TeamLinks key="team" isSuperAdmin={session.isSuperAdmin} quiet={quiet} stacked={stacked} />
      ) : null}
      <SignOutButton key="sign-out" block={stacked} />
    </>
  )
}
