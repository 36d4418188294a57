'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useSession } from '@/components/layout/session'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import { accessDenied, authModeOf } from '@/content/auth'
import words from '@/content/auth.json'
import { ForgotForm } from '../password/components/forgot-form'
import { ResetForm } from '../password/components/reset-form'
import { SignInForm } from '../sign-in/components/sign-in-form'
import { safeRedirect, workplace } from '../sign-in/rules'
import { SignUpForm } from '../sign-up/components/sign-up-form'
import { AuthFrame } from './auth-frame'

/** Opens a path of this site. The admin and back office need a full page load. */
function goTo(path: string, router: { replace: (path: string) => void }): void {
  if (/^\/(admin|super-admin)(\/|\?|$)/.test(path)) location.assign(path)
  else router.replace(path)
}

export function AuthForms() {
  const params = useSearchParams()
  const router = useRouter()
  const session = useSession()
  const mode = authModeOf(params.get('mode'))
  // A link for a new password works whether or not the visitor is signed in.
  const leaves = session?.signedIn === true && mode !== 'reset'

  // A new sign-in goes on to the user's work. A signed-in visitor goes home.
  const cameSignedOut = useRef(false)
  const wanted = params.get('redirect')
  const denied = params.get('denied') === 'super-admin'
  useEffect(() => {
    if (session?.signedIn === false) cameSignedOut.current = true
    if (!leaves) return
    if (denied) toast({ title: accessDenied.title, description: accessDenied.superAdmin, tone: 'error' })
    const place = cameSignedOut.current ? workplace(session) : '/'
    // The bare address of the CMS names no page: super admins begin at their overview.
    const toOverview = cameSignedOut.current && session.isSuperAdmin && wanted === '/admin'
    goTo(toOverview ? place : safeRedirect(wanted, place), router)
  }, [leaves, session, wanted, denied, router])

  return (
    <AuthFrame {...words[mode]}>
      {!session || leaves ? (
        <Spinner label="Loading..." />
      ) : (
        {
          signin: <SignInForm registerHref="/auth?mode=signup" />,
          signup: <SignUpForm />,
          forgot: <ForgotForm />,
          reset: <ResetForm token={params.get('token')} />,
        }[mode]
      )}
    </AuthFrame>
  )
}
