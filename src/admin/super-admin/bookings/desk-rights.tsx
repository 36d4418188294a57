'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { FieldMessages } from '@/components/form/form-fields'
import type { TeamMember } from '@/features/queue/team'
import { SelectField } from '../input-fields'
import { StaleProvider } from './stale-dialog'

interface TypeFieldProps {
  value: string | undefined
  onChange: (slug: string | undefined) => void
  errors: FieldMessages
  keep?: string
}

export function TypeField({ value, onChange, errors, keep }: TypeFieldProps) {
  const { types } = useDeskRights()
  if (types.length < 2) return null
  return (
    <SelectField
      errors={errors}
      name="type"
      label="Call type"
      {...(keep ? { placeholder: keep } : {})}
      options={types.map(({ slug, title }) => ({ value: slug, label: title }))}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  )
}

export interface DeskRights {
  /** Super admins may do everything. Others confirm, move and note (docs/decisions/0121). */
  mayManage: boolean
  me: string
  team: readonly TeamMember[]
  /** Everyone who is a host, also if switched off. Empty: only the desk takes calls. `isMine`: it is the person who looks. */
  hosts: readonly { id: string; name: string; isMine: boolean }[]
  types: readonly { slug: string; title: string }[]
  /** The type whose free times the week shows. Undefined for the first one. */
  shown: string | undefined
  /** Of the site, for the value of a lead. */
  currency: string
  /** Without a mail server emails are stored, not sent. */
  delivers: boolean
}

const Rights = createContext<DeskRights | undefined>(undefined)

export function useDeskRights(): DeskRights {
  const rights = useContext(Rights)
  if (!rights) throw new Error('Only the desk has these rights')
  return rights
}

/** What visitors get by email: `sent`, or that nothing is sent. */
export const useEmailText = (sent: string): string =>
  useDeskRights().delivers ? sent : 'No email goes out, because no mail server is connected.'

export function DeskRightsProvider({ rights, children }: { rights: DeskRights; children: ReactNode }) {
  return (
    <Rights value={rights}>
      <StaleProvider>{children}</StaleProvider>
    </Rights>
  )
}

export function ManagersOnly({ children }: { children: ReactNode }) {
  return useDeskRights().mayManage ? children : null
}
