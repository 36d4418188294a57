import { carryToast } from '@/components/ui/carried-toast'

/**
 * Goes to the sign-in page as a new document that replaces this one, so that pages of the signed-in person cannot come back
 * with the browser's buttons.
 */
export function leaveSignedOut(): void {
  carryToast({ title: 'Signed out', description: 'You have been successfully signed out.' })
  location.replace('/auth')
}
