import { carryToast } from '@/components/ui/carried-toast'

/**
 * To the sign-in page, as a document of its own that takes the place of this one: what the old one holds in its memory
 * (the pages the signed-in person saw) cannot come back by the browser's buttons.
 */
export function leaveSignedOut(): void {
  carryToast({ title: 'Signed out', description: 'You have been successfully signed out.' })
  location.replace('/auth')
}
