'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { ListedAccount } from '@/features/account/people/queries'
import { focusRow } from './focus-row'
import { useRemoveRole } from './use-roles'

interface RoleBadgesProps {
  /** The account's id. */
  id: string
  email: string
  roles: ListedAccount['roles']
}

const tones = { super_admin: 'waiting', admin: 'good', user: 'neutral' } as const

/** The roles of an account; each but super_admin has a button that takes it away. */
export function RoleBadges({ id, email, roles }: RoleBadgesProps) {
  const { remove, busy } = useRemoveRole(email)
  const [going, setGoing] = useState<string>()
  return (
    <span className="flex flex-wrap gap-1.5 max-md:justify-end">
      {roles.map(({ id: roleId, role }) => (
        <Badge key={roleId} tone={tones[role]} className={role === 'super_admin' ? undefined : 'pr-0!'}>
          <span>{role}</span>
          {role === 'super_admin' ? null : (
            <button
              type="button"
              aria-disabled={busy || undefined}
              onClick={async () => {
                if (busy) return
                setGoing(roleId)
                await remove({ id: roleId, role })
                setGoing(undefined)
                focusRow(id)
              }}
              className="grid size-6 place-items-center rounded-sm hover:bg-surface hover:text-danger aria-disabled:opacity-50"
            >
              <Icon name={going === roleId ? 'more' : 'close'} className="size-3.5" />
              <span className="sr-only">
                Remove role {role} from {email}
              </span>
            </button>
          )}
        </Badge>
      ))}
    </span>
  )
}
