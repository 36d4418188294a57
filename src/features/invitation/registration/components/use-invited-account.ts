import { useLayoutEffect, useState } from 'react'
import { type InvitedAccount, invitedAccount } from '@/features/account/sign-up/components/invited-account'

/** The account registered in this tab. Null for other visitors and on the server. */
export function useInvitedAccount(): InvitedAccount | null {
  const [invited, setInvited] = useState<InvitedAccount | null>(null)
  // Before the first paint, so that the text does not change visibly.
  useLayoutEffect(() => setInvited(invitedAccount()), [])
  return invited
}
