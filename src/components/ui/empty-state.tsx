import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; action?: ReactNode; children?: ReactNode }

export function EmptyState({ title, action, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-2 border-line border-t py-8">
      <p className="font-display text-xl">{title}</p>
      {children ? <div className="max-w-prose text-soft">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
