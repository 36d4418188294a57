'use client'

import * as Dropdown from '@radix-ui/react-dropdown-menu'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon, type IconName } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { useList } from './list'

export interface RowAction {
  label: string
  icon: IconName
  tone?: 'danger' | 'primary'
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

const itemStyles =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-faint data-[highlighted]:bg-sunken'

interface MenuProps {
  label: string
  trigger?: ReactNode
  look?: 'icon' | 'button' | 'plain'
  children: ReactNode
}

const triggerStyles = {
  icon: 'grid size-10 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken',
  button: buttonStyles({ variant: 'secondary', size: 'sm', className: 'w-full justify-between!' }),
  plain: '',
}

export function Menu({ label, trigger, look = 'icon', children }: MenuProps) {
  return (
    <Dropdown.Root modal={false}>
      <Dropdown.Trigger aria-label={label} className={triggerStyles[look]}>
        {trigger ?? <Icon name="more" />}
        {look === 'button' ? <Icon name="chevron-down" className="size-4 shrink-0 text-soft" /> : null}
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <div className="office">
          <Dropdown.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="z-40 min-w-52 max-w-72 animate-rise rounded-md border border-line bg-surface p-1.5 shadow-overlay"
          >
            {children}
          </Dropdown.Content>
        </div>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}

interface MenuItemProps {
  icon?: IconName
  href?: string
  tone?: 'danger'
  disabled?: boolean
  isOpen?: boolean
  className?: string
  onSelect?: () => void
  children: ReactNode
}

export function MenuItem(props: MenuItemProps) {
  const { icon, href, tone, disabled, isOpen, onSelect, className, children } = props
  const inside = (
    <>
      {icon ? <Icon name={icon} className="size-4.5 shrink-0" /> : null}
      {children}
    </>
  )
  const look = cx(itemStyles, tone === 'danger' && 'text-danger', className)
  return (
    <Dropdown.Item asChild={Boolean(href)} disabled={disabled} onSelect={onSelect} className={look}>
      {href ? (
        <SiteLink href={href} aria-current={isOpen ? 'page' : undefined}>
          {inside}
        </SiteLink>
      ) : (
        inside
      )}
    </Dropdown.Item>
  )
}

interface MenuChoicesProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

export function MenuChoices({ label, value, options, onChoose }: MenuChoicesProps) {
  return (
    <Dropdown.RadioGroup value={value} onValueChange={onChoose} aria-label={label}>
      <Dropdown.Label className="px-2.5 py-1 text-faint text-xs">{label}</Dropdown.Label>
      {options.map((option) => (
        <Dropdown.RadioItem key={option.value} value={option.value} className={itemStyles}>
          <span className="grid size-4.5 place-items-center">
            <Dropdown.ItemIndicator>
              <Icon name="check" className="size-4.5 text-action" />
            </Dropdown.ItemIndicator>
          </span>
          {option.label}
        </Dropdown.RadioItem>
      ))}
    </Dropdown.RadioGroup>
  )
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Dropdown.Label className="px-2.5 py-1.5 text-sm">{children}</Dropdown.Label>
}

export function MenuRule() {
  return <Dropdown.Separator className="my-1.5 border-line border-t" />
}
