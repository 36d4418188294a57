'use client'

import { useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { sessionStore } from '@/components/layout/session'
import { Spinner } from '@/components/ui/spinner'
import { authModeOf, authTitles } from '@/content/auth'
import { ForgotForm } from '../password/components/forgot-form'
import { ResetForm } from '../password/components/reset-form'
import { goTo } from '../sign-in/components/go-to'
import { SignInForm } from '../sign-in/components/sign-in-form'
import { safeRedirect, workplace } from '../sign-in/rules'
import { SignUpForm } from '../sign-up/components/sign-up-form'
import { AuthFrame } from './auth-frame'

/** The forms of /auth by the address's mode. Whoever is signed in has no business here and goes on. */
export function AuthForms() {
  const params = useSearchParams()
  const router = useRouter()
  const session = useSyncExternalStore(sessionStore.subscribe, sessionStore.read, sessionStore.readOnServer)
  const mode = authModeOf(params.get('mode'))
  // A mailed link for a new password holds for whoever follows it, signed in or not.
  const leaves = session?.signedIn === true && mode !== 'reset'

  // Who signs in here goes on to their work; who came signed in goes home.
  const cameSignedOut = useRef(false)
  const wanted = params.get('redirect')
  useEffect(() => {
    if (session?.signedIn === false) cameSignedOut.current = true
    if (leaves) goTo(safeRedirect(wanted, cameSignedOut.current ? workplace(session) : '/'), router)
  }, [leaves, session, wanted, router])

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
