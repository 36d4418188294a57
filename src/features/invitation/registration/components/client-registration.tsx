'use client'

import { cx } from 'class-variance-authority'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { WriteInstead } from '@/components/ui/needs-scripts'
import { Spinner } from '@/components/ui/spinner'
import { toast } from '@/components/ui/toast'
import words from '@/content/registration.json'
import type { RegistrationOptions } from '@/features/form-options/rules'
import { validateInvitation } from '@/features/invitation/calls'
import { call } from '@/lib/http/call'
import { RegistrationForm } from './registration-form'

type InvitationState =
  | { status: 'validating' }
  | { status: 'invalid' }
  | { status: 'open'; token: string; email: string }

/** The delay before the redirect home. Any interaction stops it. */
const LEAVE_AFTER_MS = 8000
const SIGNS = ['pointerdown', 'keydown'] as const

/** Validates the link in the address. Shows an error and redirects home if it is invalid. */
function useInvitation(): InvitationState {
  const router = useRouter()
  const [state, setState] = useState<InvitationState>({ status: 'validating' })

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const stay = () => clearTimeout(leaving)
    function leave(title: string, description: string) {
      if (gone) return
      toast({ tone: 'error', title, description })
      setState({ status: 'invalid' })
      leaving = setTimeout(() => router.replace('/'), LEAVE_AFTER_MS)
      for (const sign of SIGNS) addEventListener(sign, stay)
    }
    async function validate() {
      const token = new URLSearchParams(location.search).get('token')
      if (!token) return leave('Invalid invitation', 'No invitation token provided')
      const answer = await call(validateInvitation, { token }, { read: ({ email }) => email })
      if (gone) return
      if (answer.ok) setState({ status: 'open', token, email: answer.data })
      else if (answer.reason === 'refused' && answer.status === 404)
        leave('Invalid or expired invitation', 'This invitation link is no longer valid')
      else leave('Error', 'Failed to validate invitation')
    }
    void validate()
    return () => {
      gone = true
      stay()
      for (const sign of SIGNS) removeEventListener(sign, stay)
    }
  }, [router])

  return state
}

interface ClientRegistrationProps {
  headline: string
  intro: string
  options: RegistrationOptions
}

export function ClientRegistration({ headline, intro, options }: ClientRegistrationProps) {
  const state = useInvitation()
  const isInvalid = state.status === 'invalid'
  const isChecking = state.status === 'validating'
  const titles = { validating: words.checkingTitle, invalid: words.invalidTitle, open: headline }
  return (
    <>
      <header className="mt-6 mb-10 grid gap-4 lg:mt-10">
        <div className="grid *:[grid-area:1/1]">
          <h1 className="text-4xl">{titles[state.status]}</h1>
          {isChecking ? (
            <p aria-hidden="true" className="invisible font-display font-medium text-4xl">
              {headline}
            </p>
          ) : null}
        </div>
        <p className={cx('max-w-2xl text-lg text-soft', isChecking && 'invisible')}>
          {isInvalid ? words.invalidText : intro}
        </p>
      </header>
      <WriteInstead what="The registration" />
      {/* With the key, the card below a shorter text is a new one, and not the waiting one moved up. */}
      <div key={state.status} className="noscript:hidden">
        <InvitationCard state={state} options={options} />
      </div>
    </>
  )
}

function InvitationCard({ state, options }: { state: InvitationState; options: RegistrationOptions }) {
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
  return <RegistrationForm token={state.token} email={state.email} options={options} />
}
