'use client'

import words from '@/content/registration-success.json'
import { useInvitedAccount } from './use-invited-account'

export function RegisteredHeader() {
  const { headline, intro, promise, stranger } = words
  const registered = useInvitedAccount() !== null
  return (
    <header className="grid gap-4">
      <h1 className="min-h-[2lh] text-4xl sm:min-h-0">{registered ? headline : stranger.headline}</h1>
      <p className="min-h-[4lh] max-w-2xl text-lg text-soft sm:min-h-[2lh]">
        {registered ? `${intro} ${promise}` : stranger.intro}
      </p>
    </header>
  )
}
