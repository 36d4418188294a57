import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeStyles = cva(
  'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 font-semibold text-xs leading-normal',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-soft',
        good: 'bg-good-wash text-action',
        waiting: 'bg-ochre-wash text-ochre-text',
        bad: 'bg-danger-wash text-danger',
        outline: 'border border-line-strong text-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type BadgeProps = VariantProps<typeof badgeStyles> & { className?: string; children: ReactNode }

export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={badgeStyles({ tone, className })}>{children}</span>
}
