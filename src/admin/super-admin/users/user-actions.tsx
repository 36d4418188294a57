'use client'

import { useState } from 'react'
import { useList } from '@/admin/ui/list'
import { Menu, MenuItem } from '@/admin/ui/menu'
import { Button } from '@/components/ui/button'
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
  const { go } = useList()
  const [asking, setAsking] = useState<Question>()
  const [assigning, setAssigning] = useState(false)
  const { id, email, state, own } = account
  const toggle = own ? null : state === 'off' ? 'switch-on' : 'switch-off'

  return (
    <>
      {look === 'menu' ? (
        <Menu label={`Actions for ${email}`}>
          <MenuItem icon="info" onSelect={() => go({ open: id })}>
            View
          </MenuItem>
          <MenuItem icon="plus" onSelect={() => setAssigning(true)}>
            Assign Role
          </MenuItem>
          {state === 'invited' ? (
            <MenuItem icon="send" onSelect={() => setAsking('resend')}>
              Send email again
            </MenuItem>
          ) : (
            <MenuItem icon="close" onSelect={() => setAsking('end-sessions')}>
              End sessions
            </MenuItem>
          )}
          {toggle ? (
            <MenuItem
              icon={toggle === 'switch-on' ? 'check' : 'warning'}
              {...(toggle === 'switch-off' ? { tone: 'danger' } : {})}
              onSelect={() => setAsking(toggle)}
            >
              {toggle === 'switch-on' ? 'Switch on' : 'Switch off'}
            </MenuItem>
          ) : null}
        </Menu>
      ) : (
        <>
          <Button variant="secondary" size="sm" onClick={() => setAssigning(true)}>
            Assign Role
          </Button>
          {state === 'invited' ? (
            <Button variant="secondary" size="sm" onClick={() => setAsking('resend')}>
              Send email again
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => setAsking('end-sessions')}>
              End sessions
            </Button>
          )}
          {toggle ? (
            <Button
              variant={toggle === 'switch-off' ? 'danger' : 'primary'}
              size="sm"
              onClick={() => setAsking(toggle)}
            >
              {toggle === 'switch-on' ? 'Switch on' : 'Switch off'}
            </Button>
          ) : null}
        </>
      )}
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
