import { useLayoutEffect, useState } from 'react'
import { type InvitedAccount, invitedAccount } from '@/features/account/sign-up/components/invited-account'

/** Who has just registered in this tab; null for everybody else, and until the browser can be asked. */
export function useInvitedAccount(): InvitedAccount | null {
  const [invited, setInvited] = useState<InvitedAccount | null>(null)
  // Before the first paint, so that nobody sees the words for strangers first.
  useLayoutEffect(() => setInvited(invitedAccount()), [])
  return invited
}
