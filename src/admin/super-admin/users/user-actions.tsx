'use client'

import { type ReactNode, useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyUndoable, useAction } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { type RowAction, RowActions } from '@/admin/ui/menu'
import { endSessionsOf, resendChoosePassword, switchAccount } from '@/features/account/calls'
import type { ListedAccount } from '@/features/account/people/queries'
import { call } from '@/lib/http/call'
import { readableAddress } from '@/lib/validation/readable-address'
import { AssignRole } from './give-role'

type Question = 'resend' | 'end-sessions' | 'switch-off' | 'switch-on'

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
  text: ReactNode
}

const endedText = (ended: number) => (ended === 1 ? '1 session ended' : `${ended} sessions ended`)

function useAccountChanges({ id, email, own }: ListedAccount, onClose: () => void) {
  const { run, ...state } = useAction<unknown>()
  const body = { userId: id }
  const preferServerMessage = true
  const sendSwitch = (active: boolean) => () => confirmed(() => call(switchAccount, { ...body, active }))

  function switchOn({ inToast = false } = {}) {
    const then = onClose
    const words = { done: 'Account switched on', failed: 'Failed to switch the account on' }
    return run(sendSwitch(true), { ...words, preferServerMessage, inToast, then })
  }

  /** Undone by switching on again; sessions that ended stay ended. */
  function switchOff() {
    const then = () => {
      onClose()
      notifyUndoable('Account switched off', { undo: () => void switchOn({ inToast: true }) })
    }
    return run(sendSwitch(false), { failed: 'Failed to switch the account off', preferServerMessage, then })
  }

  function endSessions() {
    // For one's own account, the session of this page has ended too.
    const then = () => (own ? window.location.assign('/auth') : onClose())
    const end = () => call(endSessionsOf, body, { read: ({ ended }) => endedText(ended) })
    return run(end, { done: String, failed: 'Failed to end sessions', preferServerMessage, then })
  }

  function resend() {
    const then = onClose
    const words = {
      done: `Email sent again to ${readableAddress(email)}`,
      failed: 'Failed to send the email',
    }
    return run(() => call(resendChoosePassword, body), { ...words, preferServerMessage, then })
  }
  return { switchOn, switchOff, endSessions, resend, ...state }
}

function AccountQuestions({ account, asking, onClose }: AccountQuestionsProps) {
  const { email, own } = account
  const { switchOn, switchOff, endSessions, resend, busy, problem, clear } = useAccountChanges(
    account,
    onClose,
  )
  const close = () => {
    clear()
    onClose()
  }
  const who = <b>{readableAddress(email)}</b>
  const questions: Record<Question, Asked> = {
    resend: {
      title: 'Send the email again?',
      action: 'Send email again',
      tone: 'plain',
      onConfirm: resend,
      text: <>{who} gets a new link to choose a password. The old one stops working.</>,
    },
    'end-sessions': {
      title: own ? 'End all your sessions?' : 'End the sessions?',
      action: 'End sessions',
      onConfirm: endSessions,
      text: own ? (
        'You are signed out everywhere, here too, and have to sign in again.'
      ) : (
        <>{who} is signed out everywhere at once and can sign in again.</>
      ),
    },
    'switch-off': {
      title: 'Switch off this account?',
      action: 'Switch off',
      onConfirm: switchOff,
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
      onConfirm: () => void switchOn(),
      text: <>{who} can sign in again, with the same password and roles.</>,
    },
  }
  return Object.entries(questions).map(([name, { text, ...words }]) => (
    <ConfirmDialog key={name} {...words} open={asking === name} onClose={close} busy={busy} problem={problem}>
      {text}
    </ConfirmDialog>
  ))
}

interface UserActionsProps {
  account: ListedAccount
  mayGiveAdmin: boolean
  look: 'menu' | 'buttons'
}

export function UserActions({ account, mayGiveAdmin, look }: UserActionsProps) {
  const [asking, setAsking] = useState<Question>()
  const [assigning, setAssigning] = useState(false)
  const { id, email, state, own } = account
  const ask = (question: Question) => () => setAsking(question)
  const actions: RowAction[] = [
    { label: 'Assign Role', icon: 'plus', onSelect: () => setAssigning(true) },
    state === 'invited'
      ? { label: 'Send email again', icon: 'send', onSelect: ask('resend') }
      : { label: 'End sessions', icon: 'close', onSelect: ask('end-sessions') },
  ]
  if (!own && state === 'off')
    actions.push({ label: 'Switch on', icon: 'check', tone: 'primary', onSelect: ask('switch-on') })
  if (!own && state !== 'off')
    actions.push({ label: 'Switch off', icon: 'warning', tone: 'danger', onSelect: ask('switch-off') })

  return (
    <>
      <RowActions id={id} name={readableAddress(email)} look={look} actions={actions} />
      <AccountQuestions account={account} asking={asking} onClose={() => setAsking(undefined)} />
      <AssignRole
        open={assigning}
        onClose={() => setAssigning(false)}
        email={email}
        mayGiveAdmin={mayGiveAdmin}
      />
    </>
  )
}
