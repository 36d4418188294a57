import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Container } from './container'

type SectionProps = {
  /** The id of its heading. */
  labelledBy: string
  tone?: 'paper' | 'sunken' | 'deep'
  className?: string
  children: ReactNode
}

const tones = { paper: '', sunken: 'bg-sunken', deep: 'band-deep' } as const

export function Section({ labelledBy, tone = 'paper', className, children }: SectionProps) {
  return (
    <section aria-labelledby={labelledBy} className={cx('py-16 sm:py-20 lg:py-28', tones[tone], className)}>
      <Container>{children}</Container>
    </section>
  )
}
