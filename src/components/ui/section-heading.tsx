import type { ReactNode } from 'react'

type SectionHeadingProps = { id?: string; title: string; intro?: ReactNode }

export function SectionHeading({ id, title, intro }: SectionHeadingProps) {
  return (
    <header className="grid max-w-2xl content-start gap-4">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {intro ? <p className="text-lg text-soft">{intro}</p> : null}
    </header>
  )
}
