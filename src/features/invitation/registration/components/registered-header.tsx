'use client'

import { useLayoutEffect, useState } from 'react'
import type { TitledText } from '@/content/page-meta'
import { type InvitedAccount, invitedAccount } from '@/features/account/sign-up/components/invited-account'

/** The account registered in this tab. Null for other visitors and on the server. */
export function useInvitedAccount(): InvitedAccount | null {
  const [invited, setInvited] = useState<InvitedAccount | null>(null)
  // Before the first paint, so that the text does not change visibly.
  useLayoutEffect(() => setInvited(invitedAccount()), [])
  return invited
}

interface RegisteredHeaderProps {
  headline: string
  lead: string
  stranger: TitledText
}

export function RegisteredHeader({ headline, lead, stranger }: RegisteredHeaderProps) {
  const registered = useInvitedAccount() !== null
  return (
    <header className="grid gap-4">
      <h1 className="min-h-[2lh] text-4xl sm:min-h-0">{registered ? headline : stranger.title}</h1>
      <p className="min-h-[4lh] max-w-2xl text-lg text-soft sm:min-h-[2lh]">
        {registered ? lead : stranger.description}
      </p>
    </header>
  )
}
