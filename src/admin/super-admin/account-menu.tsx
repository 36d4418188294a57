'use client'

import { type Theme, useTheme } from '@payloadcms/ui'
import { Menu, MenuChoices, MenuHeading, MenuItem, MenuRule } from '@/admin/ui/menu'
import { readableAddress } from '@/lib/validation/readable-address'

const initials = (text: string) =>
  text
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Match device' },
]

export function AccountMenu({ name, email }: { name: string | null; email: string }) {
  const { autoMode, setTheme, theme } = useTheme()
  return (
    <Menu
      label={`${initials(name ?? email)}: account of ${name ?? email}`}
      trigger={
        <span className="grid size-8 place-items-center rounded-full bg-sage font-semibold text-ink text-xs">
          {initials(name ?? email)}
        </span>
      }
    >
      <MenuHeading>
        <span className="block font-semibold text-ink">{name ?? 'Signed in'}</span>
        <span className="block text-faint text-xs">{readableAddress(email)}</span>
      </MenuHeading>
      <MenuRule />
      <MenuItem href="/dashboard">Your dashboard</MenuItem>
      <MenuItem href="/">Website</MenuItem>
      <MenuRule />
      <MenuChoices
        label="Theme"
        value={autoMode ? 'auto' : theme}
        options={themes}
        // Payload's own theme choice passes 'auto' like this; its type omits it.
        onChoose={(chosen) => setTheme(chosen as Theme)}
      />
      <MenuRule />
      <MenuItem href="/admin/logout">Sign Out</MenuItem>
    </Menu>
  )
}
