import type { ReactNode } from 'react'

type HeadedColumnsProps = {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

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
