import { refreshSession } from '@/components/layout/session'
import { toast } from '@/components/ui/toast'
import { forgetInvitedAccount } from './invited-account'

/** Greets, and lets the whole page know who is signed in; the desk around the form then goes on. */
export async function welcomeBack(): Promise<void> {
  forgetInvitedAccount()
  toast({ tone: 'success', title: 'Welcome back!', description: 'You have successfully signed in.' })
  await refreshSession()
}

/** What a client is told that has failed too often. */
export const tooManyLogins = () =>
  toast({
    tone: 'error',
    title: 'Too many login attempts',
    description: 'Please wait 15 minutes before trying again.',
  })
