'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { failureText, UNEXPECTED } from '@/components/form/failure-text'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { confirmEmail } from '@/features/account/calls'
import { call } from '@/lib/http/call'
import type { Failure } from '@/lib/http/send'
import { focusOnMount } from '../../components/focus-on-mount'
import { InvalidLink } from '../../components/invalid-link'
import { forgetInvitedAccount } from '../../sign-up/components/invited-account'

type Confirmed = 'account' | 'email'
type State = 'waiting' | 'busy' | Confirmed | 'invalid' | Failure

const isInvalidLink = (failure: Failure) =>
  failure.reason === 'refused' && (failure.status === 410 || failure.status === 400)

/** Acts when the button is pressed, because mail scanners also open the page. */
export function ConfirmEmail() {
  const token = useSearchParams().get('token')
  const [state, setState] = useState<State>(token ? 'waiting' : 'invalid')

  async function confirm() {
    setState('busy')
    const answer = await call(confirmEmail, { token: token ?? '' }, { read: ({ confirmed }) => confirmed })
    if (!answer.ok) return setState(isInvalidLink(answer) ? 'invalid' : answer)
    if (answer.data === 'account') forgetInvitedAccount()
    setState(answer.data)
  }

  if (state === 'account' || state === 'email') {
    return (
      <Alert
        ref={focusOnMount}
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
          : 'Use the new address to sign in from now on.'}
      </Alert>
    )
  }
  if (state === 'invalid') {
    return (
      <InvalidLink
        token={token}
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
        Each link works once. If you have already used it, sign in.
      </InvalidLink>
    )
  }
  return (
    <div className="grid justify-items-start gap-5">
      {typeof state === 'object' ? (
        <Alert live tone="error" title="That did not work">
          {failureText(state, UNEXPECTED)}
        </Alert>
      ) : null}
      <p className="max-w-prose text-soft">Press the button to confirm that this address is yours.</p>
      <Button size="lg" busy={state === 'busy'} onClick={() => void confirm()}>
        {state === 'busy' ? 'Sending...' : 'Confirm email address'}
      </Button>
    </div>
  )
}
