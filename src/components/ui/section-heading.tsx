import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

type SectionHeadingProps = {
  id?: string
  title: string
  intro?: ReactNode
  className?: string
}

export function SectionHeading({ id, title, intro, className }: SectionHeadingProps) {
  return (
    <header className={cx('grid max-w-2xl content-start gap-4', className)}>
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {intro ? <p className="text-lg text-soft">{intro}</p> : null}
    </header>
  )
}
