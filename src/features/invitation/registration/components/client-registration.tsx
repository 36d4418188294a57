'use client'

import { cx } from 'class-variance-authority'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { WriteInstead } from '@/components/ui/needs-scripts'
import { Spinner } from '@/components/ui/spinner'
import { registrationCopy } from '@/content/registration'
import { RegistrationForm } from './registration-form'
import { type InvitationState, useInvitation } from './use-invitation'

interface ClientRegistrationProps {
  headline: string
  intro: string
}

export function ClientRegistration({ headline, intro }: ClientRegistrationProps) {
  const state = useInvitation()
  const isInvalid = state.status === 'invalid'
  const isChecking = state.status === 'validating'
  const titles = {
    validating: registrationCopy.checkingTitle,
    invalid: registrationCopy.invalidTitle,
    open: headline,
  }
  return (
    <>
      <header className="mt-6 mb-10 grid gap-4 lg:mt-10">
        <div className="grid *:[grid-area:1/1]">
          <h1 className="text-4xl">{titles[state.status]}</h1>
          {/* Reserves space while loading, like the introduction. */}
          {isChecking ? (
            <p aria-hidden="true" className="invisible font-display font-medium text-4xl">
              {headline}
            </p>
          ) : null}
        </div>
        <p className={cx('max-w-2xl text-lg text-soft', isChecking && 'invisible')}>
          {isInvalid ? registrationCopy.invalidText : intro}
        </p>
      </header>
      <WriteInstead what="The registration" />
      {/* With the key, the card below a shorter text is a new one, and not the waiting one moved up. */}
      <div key={state.status} className="noscript:hidden">
        <InvitationCard state={state} />
      </div>
    </>
  )
}

function InvitationCard({ state }: { state: InvitationState }) {
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
        <p className="text-soft">
          Ask us for a new one, and we'll send it right away. You'll be taken to the home page in a few
          seconds, unless you touch the page or press a key.
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
