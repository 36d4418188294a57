'use client'

import { type ReactNode, useState } from 'react'
import { confirmed } from '@/admin/reauthentication/confirmed'
import { notifyUndoable, useAction } from '@/admin/ui/actions'
import { ConfirmDialog } from '@/admin/ui/confirm-dialog'
import { type RowAction, RowActions } from '@/admin/ui/menu'
import { endSessionsOf, resendChoosePassword, switchAccount } from '@/features/account/calls'
import type { ListedAccount } from '@/features/account/people/queries'
import { call } from '@/lib/http/call'
import type { Answer } from '@/lib/http/send'
import { readableAddress } from '@/lib/validation/readable-address'
import { AssignRole } from './give-role'

type Question = 'resend' | 'end-sessions' | 'switch-off' | 'switch-on'

interface AccountQuestionsProps {
  account: ListedAccount
  asking: Question | undefined
  onClose: () => void
}

interface Change {
  send: () => Promise<Answer<unknown, unknown>>
  done?: string | typeof String
  failed: string
  onDone?: () => void
}

interface Asked extends Change {
  title: string
  action: string
  tone?: 'plain'
  text: ReactNode
}

const endedText = (ended: number) => (ended === 1 ? '1 session ended' : `${ended} sessions ended`)

function AccountQuestions({ account: { id, email, own }, asking, onClose }: AccountQuestionsProps) {
  const { run, busy, problem, clear } = useAction<unknown>()
  const body = { userId: id }
  const sendSwitch = (active: boolean) => () => confirmed(() => call(switchAccount, { ...body, active }))
  const switchOn = {
    send: sendSwitch(true),
    done: 'Account switched on',
    failed: 'Failed to switch the account on',
  }
  const change = ({ send, done, failed, onDone: then = onClose }: Change, inToast = false) =>
    void run(send, { ...(done && { done }), failed, preferServerMessage: true, inToast, then })
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
      text: <>{who} gets a new link to choose a password. The old one stops working.</>,
      send: () => call(resendChoosePassword, body),
      done: `Email sent again to ${readableAddress(email)}`,
      failed: 'Failed to send the email',
    },
    'end-sessions': {
      title: own ? 'End all your sessions?' : 'End the sessions?',
      action: 'End sessions',
      text: own ? (
        'You are signed out everywhere, here too, and have to sign in again.'
      ) : (
        <>{who} is signed out everywhere at once and can sign in again.</>
      ),
      send: () => call(endSessionsOf, body, { read: ({ ended }) => endedText(ended) }),
      done: String,
      failed: 'Failed to end sessions',
      // For one's own account, the session of this page has ended too.
      onDone: () => (own ? window.location.assign('/auth') : onClose()),
    },
    'switch-off': {
      title: 'Switch off this account?',
      action: 'Switch off',
      text: (
        <>
          {who} is signed out everywhere at once and cannot sign in until the account is switched on again.
          Nothing is deleted.
        </>
      ),
      send: sendSwitch(false),
      failed: 'Failed to switch the account off',
      // Undone by switching on again; sessions that ended stay ended.
      onDone: () => {
        onClose()
        notifyUndoable('Account switched off', { undo: () => change(switchOn, true) })
      },
    },
    'switch-on': {
      title: 'Switch on this account?',
      action: 'Switch on',
      tone: 'plain',
      text: <>{who} can sign in again, with the same password and roles.</>,
      ...switchOn,
    },
  }
  if (!asking) return null
  const { text, title, action, tone = 'danger', ...asked } = questions[asking]
  return (
    <ConfirmDialog
      {...{ title, action, tone, busy, problem }}
      open
      onClose={close}
      onConfirm={() => change(asked)}
    >
      {text}
    </ConfirmDialog>
  )
}

type UserActionsProps = { account: ListedAccount; mayGiveAdmin: boolean; look: 'menu' | 'buttons' }

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
