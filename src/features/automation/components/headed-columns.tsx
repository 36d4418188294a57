import type { ReactNode } from 'react'

type HeadedColumnsProps = {
  id: string
  title: string
  /** Under the title. */
  intro?: ReactNode
  children: ReactNode
}

/** A heading with a few words on the left and what it is about on the right. */
export function HeadedColumns({ id, title, intro, children }: HeadedColumnsProps) {
  return (
    <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
      <div className="grid content-start gap-4">
        <h2 id={id} className="text-3xl">
          {title}
        </h2>
        {intro}
      </div>
      {children}
    </div>
  )
}
