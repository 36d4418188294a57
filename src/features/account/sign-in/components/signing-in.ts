import { UNEXPECTED } from '@/components/form/failure-text'
import { refreshSession } from '@/components/layout/session'
import { toast } from '@/components/ui/toast'
import type { Failure } from '@/lib/http/send'
import { forgetInvitedAccount } from '../../sign-up/components/invited-account'

/** Greets, and lets the whole page know who is signed in; the desk around the form then goes on. */
export async function welcomeBack(): Promise<void> {
  forgetInvitedAccount()
  toast({ tone: 'success', title: 'Welcome back!', description: 'You have successfully signed in.' })
  await refreshSession()
}

/** The words for a sign-in that did not work. */
export const signInFailed = {
  title: 'Sign in failed',
  message: 'Please check your credentials and try again.',
  unanswered: UNEXPECTED,
}

const TITLE = 'Too many login attempts'
const QUARTER_HOUR_SECONDS = 15 * 60

/** The words for a client that has failed too often; who is kept out for longer reads for how long. */
export function tooManyLogins(failure: Failure) {
  if (failure.reason !== 'refused' || failure.status !== 429) return
  const message = failure.errors[0]?.message ?? TITLE
  const isShort = (failure.retryAfterSeconds ?? 0) <= QUARTER_HOUR_SECONDS
  if (!message.startsWith(TITLE) || !isShort) return { title: TITLE, message }
  return { title: TITLE, message: 'Please wait 15 minutes before trying again.', complete: true } as const
}
