import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'
import { Icon } from './icon'

const alertStyles = cva('flex gap-3 rounded-md border-l-4 px-4 py-3.5 text-sm', {
  variants: {
    tone: {
      info: 'border-action bg-good-wash text-ink',
      warning: 'border-ochre bg-ochre-wash text-ink',
      error: 'border-danger bg-danger-wash text-ink',
    },
  },
  defaultVariants: { tone: 'info' },
})

type AlertProps = VariantProps<typeof alertStyles> & {
  title?: string
  action?: ReactNode
  live?: boolean
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

export function Alert({ tone = 'info', title, action, live = false, ref, children }: AlertProps) {
  return (
    <div ref={ref} tabIndex={-1} role={live ? 'alert' : undefined} className={alertStyles({ tone })}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} className="mt-0.5 size-5 shrink-0" />
      <div className="grid justify-items-start gap-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className="mt-2">{action}</div> : null}
      </div>
    </div>
  )
}
