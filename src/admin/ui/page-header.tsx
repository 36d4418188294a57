import type { ReactNode } from 'react'
import { ErrorNote } from './error-note'
import { RefreshButton } from './refresh-button'

export function TabLoadError({ title, children }: { title: string; children: string }) {
  return (
    <>
      <PageHeader title={title} actions={<RefreshButton every={30} />} />
      <ErrorNote>{children}</ErrorNote>
    </>
  )
}

interface PageHeaderProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid flex-1 basis-72 gap-1">
        <h1 className="text-3xl leading-tight">{title}</h1>
        {children ? (
          <p className="max-w-prose text-soft text-sm max-lg:group-has-[[data-details]]/tab:hidden">
            {children}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap items-center gap-2.5 max-lg:group-has-[[data-details]]/tab:hidden max-sm:w-full max-sm:*:flex-auto max-sm:*:whitespace-nowrap">
          {actions}
        </div>
      ) : null}
    </div>
  )
}
