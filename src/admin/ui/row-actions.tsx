'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { IconName } from '@/components/ui/icon'
import { useList } from './list'
import { Menu, MenuItem } from './menu'

export interface RowAction {
  label: string
  icon: IconName
  tone?: 'danger' | 'primary'
  /** A link; without it `onSelect` is called. */
  href?: string
  onSelect?: () => void
}

interface RowActionsProps {
  id: string
  name: string
  look: 'menu' | 'buttons'
  actions: readonly RowAction[]
}

export function RowActions({ id, name, look, actions }: RowActionsProps) {
  const { go } = useList()
  if (look === 'menu') {
    return (
      <Menu label={`Actions for ${name}`}>
        <MenuItem icon="info" onSelect={() => go({ open: id })}>
          View
        </MenuItem>
        {actions.map(({ label, tone, ...action }) => (
          <MenuItem key={label} {...action} {...(tone === 'danger' ? { tone } : {})}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    )
  }
  return actions.map(({ label, tone, href, onSelect }) =>
    href ? (
      <ButtonLink key={label} variant={tone ?? 'secondary'} size="sm" href={href}>
        {label}
      </ButtonLink>
    ) : (
      <Button key={label} variant={tone ?? 'secondary'} size="sm" onClick={onSelect}>
        {label}
      </Button>
    ),
  )
}
