import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { LooseThread } from './loose-thread'

type PageMessageProps = { title: string; text: string; kicker?: string; children: ReactNode }

export function PageMessage({ title, text, kicker, children }: PageMessageProps) {
  return (
    <Container className="grid items-center gap-10 py-20 lg:grid-cols-2 lg:py-32">
      <div className="grid justify-items-start gap-6">
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-md text-lg text-soft">{text}</p>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
      <LooseThread />
    </Container>
  )
}
