'use client'

import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import type { ListedAccount } from '@/features/account/people/queries'
import { useEndSessions, useResendMail, useSwitchAccount } from './use-account-changes'

export type Question = 'resend' | 'end-sessions' | 'switch-off' | 'switch-on'

interface AccountQuestionsProps {
  account: ListedAccount
  asking: Question | undefined
  onClose: () => void
}

/** Confirms an action on an account, and does it. */
export function AccountQuestions({ account, asking, onClose }: AccountQuestionsProps) {
  const { id, email, own } = account
  const switching = useSwitchAccount(id, onClose)
  const ending = useEndSessions(account, onClose)
  const mailing = useResendMail(id, email, onClose)
  const close = () => {
    switching.clear()
    ending.clear()
    mailing.clear()
    onClose()
  }
  return (
    <>
      <ConfirmDialog
        open={asking === 'resend'}
        onClose={close}
        onConfirm={mailing.resend}
        title="Send the email again?"
        action="Send email again"
        tone="plain"
        busy={mailing.busy}
        problem={mailing.problem}
      >
        <b>{email}</b> gets a new link to choose a password. The old one stops working.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'end-sessions'}
        onClose={close}
        onConfirm={ending.endSessions}
        title={own ? 'End all your sessions?' : 'End the sessions?'}
        action="End sessions"
        busy={ending.busy}
        problem={ending.problem}
      >
        {own ? (
          'You are signed out everywhere, here too, and have to sign in again.'
        ) : (
          <>
            <b>{email}</b> is signed out everywhere at once and can sign in again.
          </>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'switch-off'}
        onClose={close}
        onConfirm={switching.switchOff}
        title="Switch off this account?"
        action="Switch off"
        busy={switching.busy}
        problem={switching.problem}
      >
        <b>{email}</b> is signed out everywhere at once and cannot sign in until the account is switched on
        again. Nothing is deleted.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'switch-on'}
        onClose={close}
        onConfirm={switching.switchOn}
        title="Switch on this account?"
        action="Switch on"
        tone="plain"
        busy={switching.busy}
        problem={switching.problem}
      >
        <b>{email}</b> can sign in again, with the same password and roles.
      </ConfirmDialog>
    </>
  )
}
