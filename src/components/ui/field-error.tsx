import type { ReactNode } from 'react'
import { Icon } from './icon'

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <Icon name="warning" className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
