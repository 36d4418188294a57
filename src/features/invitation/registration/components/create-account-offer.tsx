'use client'

import { useReadableAddress } from '@/components/form/use-readable-address'
import { ButtonLink } from '@/components/ui/button-link'
import { useInvitedAccount } from './registered-header'

export function CreateAccountOffer() {
  const invited = useInvitedAccount()
  const email = useReadableAddress(invited?.email ?? '')
  return (
    <section aria-labelledby="account-offer" className="grid gap-4 rounded-lg bg-sunken p-7 sm:p-10">
      <h2 id="account-offer" className="text-2xl">
        Follow your project
      </h2>
      <p className="max-w-prose text-soft">
        With an account, your dashboard shows your projects and their progress.
      </p>
      <div>
        <ButtonLink href="/auth?mode=signup">Create your account</ButtonLink>
      </div>
      {/* Reserves its lines, so that nothing moves. */}
      <p className="wrap-anywhere min-h-[2lh] text-soft text-sm sm:min-h-[1lh]">
        {`The account is created for ${invited ? email : 'the address of your invitation'}.`}
      </p>
    </section>
  )
}
