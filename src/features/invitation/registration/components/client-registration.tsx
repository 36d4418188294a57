'use client'

import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { registrationCopy } from '@/content/registration'
import { RegistrationForm } from './registration-form'
import { useInvitation } from './use-invitation'

/** The page of an invitation's link: its form, or that the link does not hold. */
export function ClientRegistration() {
  const state = useInvitation()
  if (state.status === 'validating') {
    return (
      <Card className="grid min-h-80 place-items-center">
        <Spinner label="Loading..." />
      </Card>
    )
  }
  if (state.status === 'invalid') {
    return (
      <Card as="section" className="grid max-w-xl justify-items-start gap-4">
        <Icon name="warning" className="size-7 text-danger" />
        <h2 className="text-2xl">{registrationCopy.invalidTitle}</h2>
        <p className="text-soft">{registrationCopy.invalidText}</p>
        <p className="text-sm text-soft">
          Ask us for a new one, and we send it right away. You are taken home in a few seconds, unless you
          touch the page or press a key.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contact">Contact us</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
      </Card>
    )
  }
  return <RegistrationForm token={state.token} email={state.email} />
}
