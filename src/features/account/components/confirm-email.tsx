'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { send } from './account-api'
import { focusOnArrival } from './focus-on-arrival'
import { forgetInvitedAccount } from './invited-account'

type State = 'waiting' | 'busy' | 'account' | 'email' | 'invalid' | 'failed'

/** What the button of the mailed link does. Nothing happens by opening the page: mail scanners do that too. */
export function ConfirmEmail() {
  const token = useSearchParams().get('token')
  const [state, setState] = useState<State>(token ? 'waiting' : 'invalid')

  async function confirm() {
    setState('busy')
    const answer = await send<{ confirmed: 'account' | 'email' }>('POST', '/api/confirm-email', { token })
    if (answer.ok) {
      if (answer.data.confirmed === 'account') forgetInvitedAccount()
      setState(answer.data.confirmed)
    } else setState(answer.status === 410 || answer.status === 400 ? 'invalid' : 'failed')
  }

  if (state === 'account' || state === 'email') {
    return (
      <Alert
        ref={focusOnArrival}
        live
        title={state === 'account' ? 'Your account is ready' : 'Your new email address is confirmed'}
        action={
          <ButtonLink href={state === 'account' ? '/auth' : '/dashboard'} size="sm">
            {state === 'account' ? 'Sign In' : 'Open your dashboard'}
          </ButtonLink>
        }
      >
        {state === 'account'
          ? 'Your email address is confirmed. Sign in with it and the password you chose.'
          : 'From now on you sign in with the new address.'}
      </Alert>
    )
  }
  if (state === 'invalid') {
    return (
      <Alert
        ref={token ? focusOnArrival : undefined}
        live
        tone="error"
        title="This link is invalid or has expired"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/auth" size="sm">
              Sign In
            </ButtonLink>
            <ButtonLink href="/auth?mode=signup" variant="secondary" size="sm">
              Sign up again
            </ButtonLink>
          </div>
        }
      >
        Each link works once. If you have used it already, simply sign in.
      </Alert>
    )
  }
  return (
    <div className="grid justify-items-start gap-5">
      {state === 'failed' ? (
        <Alert live tone="error" title="That did not work">
          An unexpected error occurred. Please try again.
        </Alert>
      ) : null}
      <p className="max-w-prose text-soft">One press of the button confirms that this address is yours.</p>
      <Button size="lg" busy={state === 'busy'} onClick={() => void confirm()}>
        {state === 'busy' ? 'Sending...' : 'Confirm email address'}
      </Button>
    </div>
  )
}
