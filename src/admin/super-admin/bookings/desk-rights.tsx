'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { TeamMember } from '@/features/queue/team'

export interface DeskRights {
  /** Super admins may do everything. Others confirm, move and note (docs/decisions/0121). */
  mayManage: boolean
  me: string
  team: readonly TeamMember[]
}

const Rights = createContext<DeskRights>({ mayManage: false, me: '', team: [] })

export const useDeskRights = () => useContext(Rights)

export function DeskRightsProvider({ rights, children }: { rights: DeskRights; children: ReactNode }) {
  return <Rights value={rights}>{children}</Rights>
}

export function ManagersOnly({ children }: { children: ReactNode }) {
  return useDeskRights().mayManage ? children : null
}
