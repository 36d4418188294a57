'use client'

import { useState } from 'react'
import { type RowAction, RowActions } from '@/admin/ui/row-actions'
import type { ListedAccount } from '@/features/account/people/queries'
import { AccountQuestions, type Question } from './account-questions'
import { AssignRole } from './assign-role'

interface UserActionsProps {
  account: ListedAccount
  mayGiveAdmin: boolean
  look: 'menu' | 'buttons'
}

/** Actions on an account: a menu in its row, buttons in its details. */
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
      <RowActions id={id} name={email} look={look} actions={actions} />
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
