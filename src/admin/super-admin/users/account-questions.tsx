'use client'

import type { ReactNode } from 'react'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import type { ListedAccount } from '@/features/account/people/queries'
import { useEndSessions, useResendMail, useSwitchAccount } from './use-account-changes'

export type Question = 'resend' | 'end-sessions' | 'switch-off' | 'switch-on'

interface AccountQuestionsProps {
  account: ListedAccount
  asking: Question | undefined
  onClose: () => void
}

interface Asked {
  title: string
  action: string
  tone?: 'plain'
  onConfirm: () => void
  state: { busy: boolean; problem: string | undefined }
  text: ReactNode
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
  const who = <b>{email}</b>
  const questions: Record<Question, Asked> = {
    resend: {
      title: 'Send the email again?',
      action: 'Send email again',
      tone: 'plain',
      onConfirm: mailing.resend,
      state: mailing,
      text: <>{who} gets a new link to choose a password. The old one stops working.</>,
    },
    'end-sessions': {
      title: own ? 'End all your sessions?' : 'End the sessions?',
      action: 'End sessions',
      onConfirm: ending.endSessions,
      state: ending,
      text: own ? (
        'You are signed out everywhere, here too, and have to sign in again.'
      ) : (
        <>{who} is signed out everywhere at once and can sign in again.</>
      ),
    },
    'switch-off': {
      title: 'Switch off this account?',
      action: 'Switch off',
      onConfirm: switching.switchOff,
      state: switching,
      text: (
        <>
          {who} is signed out everywhere at once and cannot sign in until the account is switched on again.
          Nothing is deleted.
        </>
      ),
    },
    'switch-on': {
      title: 'Switch on this account?',
      action: 'Switch on',
      tone: 'plain',
      onConfirm: () => switching.switchOn(),
      state: switching,
      text: <>{who} can sign in again, with the same password and roles.</>,
    },
  }
  return Object.entries(questions).map(
    ([
      name,
      {
        state: { busy, problem },
        text,
        ...words
      },
    ]) => (
      <ConfirmDialog
        key={name}
        {...words}
        open={asking === name}
        onClose={close}
        busy={busy}
        problem={problem}
      >
        {text}
      </ConfirmDialog>
    ),
  )
}
