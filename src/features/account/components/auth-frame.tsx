import type { ReactNode } from 'react'
import { BackLink } from '@/components/ui/back-link'
import { CheckList } from '@/components/ui/check-list'
import { Container } from '@/components/ui/container'
import { aside } from '@/content/auth.json'

/** The frame of every /auth mode. Its fixed height prevents layout shifts. */
export function AuthFrame({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <Container className="pt-6 pb-20 lg:pt-8 lg:pb-28">
      <BackLink href="/">Back to Home</BackLink>
      <div className="mt-6 grid gap-x-20 gap-y-14 lg:mt-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <div className="grid min-h-[41rem] max-w-md content-start gap-7">
          <header className="grid gap-3">
            <h1 className="text-4xl">{title}</h1>
            <p className="text-soft">{intro}</p>
          </header>
          {children}
        </div>
        <aside
          aria-labelledby="inside"
          className="hidden max-w-md gap-5 self-start rounded-lg bg-sunken p-8 lg:grid lg:justify-self-end"
        >
          <h2 id="inside" className="text-2xl">
            {aside.title}
          </h2>
          <CheckList items={aside.points} className="gap-3.5" />
        </aside>
      </div>
    </Container>
  )
}
