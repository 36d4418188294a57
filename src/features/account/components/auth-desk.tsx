'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { sessionStore } from '@/components/layout/session'
import { Spinner } from '@/components/ui/spinner'
import { authModeOf, authTitles } from '@/content/auth'
import { safeRedirect } from '../redirect'
import { AuthFrame } from './auth-frame'
import { ForgotForm } from './forgot-form'
import { goTo } from './go-to'
import { ResetForm } from './reset-form'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

/** The forms of /auth by the address's mode. Whoever is signed in has no business here and goes on. */
export function AuthDesk() {
  const params = useSearchParams()
  const router = useRouter()
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer)
  const mode = authModeOf(params.get('mode'))
  const next = safeRedirect(params.get('redirect'))
  // A mailed link for a new password holds for whoever follows it, signed in or not.
  const leaves = session?.signedIn === true && mode !== 'reset'

  useEffect(() => {
    if (leaves) goTo(next, router)
  }, [leaves, next, router])

  return (
    <AuthFrame {...authTitles[mode]}>
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
