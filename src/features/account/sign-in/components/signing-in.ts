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

/** The toast of a sign-in that did not work. */
export const signInFailed = {
  title: 'Sign in failed',
  message: 'Please check your credentials and try again.',
  unanswered: 'An unexpected error occurred. Please try again.',
}

/** The toast of a client that has failed too often. */
export const tooManyLogins = (failure: Failure) =>
  failure.reason === 'refused' && failure.status === 429
    ? { title: 'Too many login attempts', message: 'Please wait 15 minutes before trying again.' }
    : undefined
