import { UNEXPECTED } from '@/components/form/failure-text'
import { refreshSession } from '@/components/layout/session'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/http/call'
import type { Sent } from '@/lib/http/contract'
import type { Answer, Failure } from '@/lib/http/send'
import * as calls from '../../calls'
import * as passkeyCalls from '../../passkey/calls'
import { askForPasskey } from '../../passkey/components/ceremony'
import { forgetInvitedAccount } from '../../sign-up/components/invited-account'

const cookiesBlocked: Failure = {
  ok: false,
  reason: 'refused',
  status: 403,
  errors: [
    {
      message:
        'Your details are correct, but your browser blocks the cookie that keeps you signed in. Allow cookies for this site in your browser settings, then sign in again.',
      code: 'cookies_blocked',
    },
  ],
  retryAfterSeconds: null,
  extra: null,
}

async function entered<Data, Extra>(answer: Answer<Data, Extra>): Promise<Answer<Data, Extra>> {
  if (!answer.ok) return answer
  const session = await refreshSession()
  return session?.signedIn === false ? cookiesBlocked : answer
}

/** Signs in and updates the page. A refusal has a request for a passkey in `extra` if one is missing and the account has one. */
export const signIn = async (body: Sent<typeof calls.signIn>) =>
  entered(await call(calls.signIn, body, { readRefusal: ({ passkey }) => passkey ?? undefined }))

export async function signInWithPasskey() {
  const passkey = await askForPasskey(passkeyCalls.askToSignIn)
  return passkey.ok ? entered(await call(passkeyCalls.signInWithPasskey, passkey.data)) : passkey
}

export function welcomeBack(): void {
  forgetInvitedAccount()
  toast({ tone: 'success', title: 'Welcome back!', description: 'You have successfully signed in.' })
}

export const signInFailed = {
  title: 'Sign in failed',
  message: 'Please check your credentials and try again.',
  unanswered: UNEXPECTED,
}

const TITLE = 'Too many login attempts'
const QUARTER_HOUR_SECONDS = 15 * 60

export function tooManyLogins(failure: Failure<unknown>) {
  if (failure.reason !== 'refused' || failure.status !== 429) return
  const message = failure.errors[0]?.message ?? TITLE
  const isShort = (failure.retryAfterSeconds ?? 0) <= QUARTER_HOUR_SECONDS
  if (!message.startsWith(TITLE) || !isShort) return { title: TITLE, message }
  return { title: TITLE, message: 'Please wait 15 minutes before trying again.', complete: true } as const
}
